# Sourced by ./start, ./test and ./bench: Node of any recent version is enough to install; Node 24 comes with the
# packages.
if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  echo "Touchline needs Node.js 20.19 or newer with npm. Install it and run this again." >&2
  exit 1
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
  echo "Touchline needs Node.js 20.19 or newer; this is $(node -v). Update it and run this again." >&2
  exit 1
}
if ! cmp -s package-lock.json node_modules/.touchline-lock 2>/dev/null || [ ! -x node_modules/.bin/node ]; then
  echo "Installing packages" >&2
  # Not `npm ci`: it refuses a lock file made where some other platform's optional binaries could not be looked up.
  npm install --no-save --no-audit --no-fund --loglevel=error >&2 || {
    echo "The packages could not be installed; the output of npm is above." >&2
    exit 1
  }
  # Where install scripts are switched off, Node 24 has to be asked for by name.
  node_modules/.bin/node --version >/dev/null 2>&1 || npm rebuild node --ignore-scripts=false --loglevel=error >&2
  cp package-lock.json node_modules/.touchline-lock
fi
export PATH="$PWD/node_modules/.bin:$PATH"
