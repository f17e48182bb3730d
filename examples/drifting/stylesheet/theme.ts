import { useColorScheme } from "react-native"

const light = {
  card: "#ffffff",
  ink: "#1b1f24",
  inkMuted: "#5b6470",
  inkFaint: "#c3c9d1",
  gold: "#e09f1f",
  alert: "#c82a3c",
  onAlert: "#ffffff",
}

const dark: typeof light = {
  card: "#1e2126",
  ink: "#f2f4f7",
  inkMuted: "#a6aeba",
  inkFaint: "#4a515c",
  gold: "#f2b84b",
  alert: "#e05263",
  onAlert: "#ffffff",
}

export function useColors() {
  return useColorScheme() === "dark" ? dark : light
}

export const radius = { sm: 6, md: 10, lg: 16, full: 9999 }

export const fontSize = {
  xs: { fontSize: 12, lineHeight: 16 },
  sm: { fontSize: 14, lineHeight: 20 },
}

export const shadow = {
  md: { boxShadow: "0 4px 12px rgba(0, 0, 0, 0.12)" },
}
