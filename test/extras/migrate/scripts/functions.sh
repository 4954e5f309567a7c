#!/bin/bash
set -e

RED='\033[0;31m'
GREEN=$'\e[0;32m'
BOLD=$(tput bold 2>/dev/null || true)
NC='\033[0m'

info()    { echo -e "${BOLD}[INFO]${NC} $*"; }
success() { echo -e "${GREEN}✅ $1${NC}"; }
die() {
  echo -e "${RED}❌ $1${NC}"
  exit "${2:-1}"
}

# The output of these two is read by the script itself.
target_of() {
  echo "out/$(basename "$1" .in).out"
}
describe() { printf 'Created: %s\n' "$1"; }

build() {
  local target
  target=$(target_of "$1")
  [ -n "$1" ] || die "no input given" 4
  describe "$target" > /dev/null
  echo "Created: $target"
}

main() {
  info "building"
  for input in "$@"; do
    [ "$input" != "broken.in" ] || die "cannot build \"$input\""
    build "$input"
  done
  local note
  note="$(describe nothing)"
  echo "Confidence: 0.8"
  success "All files built"
}

main "$@"
