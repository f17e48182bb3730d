print("paritylint")
