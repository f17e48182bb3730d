"""What pre-commit installs from this repository: nothing of its own, but the wheel of this version.

A build backend without dependencies, so that installing needs no other package.
"""

import wheel_file


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return wheel_file.write(
        wheel_directory,
        name="paritylint-hook",
        tag="py3-none-any",
        summary="The pre-commit hook of paritylint.",
        requires=[f"paritylint=={wheel_file.version()}"],
    )


def get_requires_for_build_wheel(config_settings=None):
    return []
