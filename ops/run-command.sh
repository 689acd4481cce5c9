#!/bin/sh
# In the image: the project's command of the name by which this program is called.
exec node "/site/build/server/$(basename "$0").js" "$@"
