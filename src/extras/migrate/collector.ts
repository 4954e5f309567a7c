/** The parts of the collector that a script needs beyond the basic ones. */
export interface CollectorNeeds {
  /** The name of the function that the script calls, and the prefix of all other names. */
  readonly name: string;
  /** The script sets traps that may be on EXIT. */
  readonly traps: boolean;
  /** The script prints lines whose meaning is only known at run time. */
  readonly lines: boolean;
  /** The script may end while its standard output is redirected: this descriptor keeps the original one. */
  readonly descriptor: number | undefined;
}

/** The beginning of the collector's first line: a script that contains such a line is migrated already. */
export const COLLECTOR_MARK = '# ── Skill output ─';

/**
 * The bash functions that collect the output of a migrated script and print it as one JSON object when the script ends.
 *
 * They need bash 3.2, and no other programs but `mktemp` and `rm`. Ends with a line feed.
 *
 * @example collector({ name: 'skill_output', traps: false, lines: false, descriptor: undefined }) // '# ── Skill output …'
 */
export function collector({ name, traps, lines, descriptor }: CollectorNeeds): string {
  const parts = [
    USAGE,
    lines ? LINE_USAGE : '',
    START,
    descriptor === undefined
      ? ''
      : `exec ${descriptor}>&1 # where the result goes, also when the script ends inside of a redirection\n`,
    NOTE,
    lines ? LINE_CASE : '',
    NOTE_END,
    lines ? LINE : '',
    VALUES,
    descriptor === undefined ? PRINT : PRINT.replace(/^\}$/m, `} >&${descriptor}`),
    traps ? TRAP : PLAIN_TRAP,
    END,
  ];
  return parts.join('').replaceAll('skill_output', name);
}

const USAGE = `# ── Skill output ───────────────────────────────────────────────────────────────────────────────────
# Added by peglot skill migrate: however the script ends, what it noted is printed as one JSON object.
#
#   skill_output success | failure      the verdict; the last one counts, a failed exit status beats it
#   skill_output confidence 0.92        from 0 to 1, or 92%
#   skill_output deliverable FILE...    files that were created or modified
#   skill_output metric NAME NUMBER [s] with s in seconds, kept as milliseconds; more than 0 …failed: a failure
#   skill_output error MESSAGE          something went wrong: a failure, unless success follows
`;

const LINE_USAGE = `#   skill_output line TEXT              a line whose meaning is known only now, it goes to standard error, too
`;

const START = `#
# Standard output is for the result; logs go to standard error: echo "Building" >&2

# One line per note, in a file: a subshell could not set variables of the script.
skill_output_notes=$(mktemp "\${TMPDIR:-/tmp}/skill-output.XXXXXX") || skill_output_notes=/dev/null
skill_output_printed=
skill_output_started=\${EPOCHREALTIME:-$SECONDS}
`;

const NOTE = `
skill_output() {
  local kind=$1 IFS=' ' LC_ALL=C item
  shift
  case $kind in
    success) printf 'success true\\n' ;;
    failure) printf 'success false\\n' ;;
    confidence) skill_output_confidence "$*" ;;
    deliverable)
      for item in "$@"; do
        if [[ -z $item ]]; then continue; fi
        skill_output_string "$item"
        printf 'deliverables %s\\n' "$skill_output_json"
      done
      ;;
    metric) skill_output_metric "$@" ;;
    error)
      printf 'success false\\n'
      skill_output_error LEGACY_ERROR "$*"
      ;;
`;

const LINE_CASE = `    line) skill_output_line "$*" ;;
`;

const NOTE_END = `  esac >>"$skill_output_notes"
}

`;

const LINE = `# Notes what the lines of a text say and shows them to the reader.
skill_output_line() {
  local line
  printf '%s\\n' "$1" >&2
  while IFS= read -r line; do
    while line=\${line#"\${line%%[![:space:]]*}"}; do # without [tags] in front
      case $line in
        '[OK]'* | '[PASS'* | '[SUCCESS]'* | '[FAIL'* | '[ERROR]'*) break ;;
        '['*']'*) line=\${line#*]} ;;
        'INFO: '* | 'INFO '*) line=\${line#INFO*\\ } ;;
        *) break ;;
      esac
    done
    case $line in
      0\\ [Ff]ailed | 0\\ *\\ [Ff]ailed) ;;
      [Ss]uccess:\\ false | [Ss]uccess:\\ no | *[Ee]xit\\ [a-z]*:\\ [1-9]* | *\\ with\\ [1-9]*\\ error* | *:\\ FAIL | *:\\ FAILED | *:\\ [Ff]ailed | *:\\ ERROR | *:\\ [Ee]rror | *\\ [Ff]ailed)
        printf 'success false\\n'
        ;;
      SUCCESS | SUCCESS[:\\ !]* | [Ss]uccess | [Ss]uccess[:!]* | PASS | PASSED | COMPLETED | OK | OK[:\\ !]* | '[OK]'* | \\
        ✅* | ✓* | *:\\ OK | *:\\ PASS | *:\\ PASSED | *:\\ SUCCESS | *:\\ [Ss]uccess | *[Ee]xit\\ [a-z]*:\\ 0 | *\\ with\\ [0n]*\\ errors | *\\ passed | *\\ completed | *\\ successfully)
        printf 'success true\\n'
        ;;
      ERROR | FAILED | FAIL | FATAL | [Ee]rror | [Ff]ailed) printf 'success false\\n' ;;
      ERROR[:\\ ]* | FAILED[:\\ ]* | FAIL[:\\ ]* | FATAL[:\\ ]* | [Ee]rror:* | [Ff]ailed:* | '[ERROR]'* | '[FAIL'* | ❌* | ✗*)
        line=\${line#❌} line=\${line#✗} line=\${line#*ERROR} line=\${line#*FAILED} line=\${line#*FAIL} line=\${line#FATAL}
        line=\${line#[Ee]rror} line=\${line#[Ff]ailed}
        printf 'success false\\n'
        skill_output_error LEGACY_ERROR "\${line#"\${line%%[!]:\\ ]*}"}"
        ;;
      [Cc]onfidence:*) skill_output_confidence "\${line#*:}" ;;
      [Cc]reated:\\ * | [Mm]odified:\\ * | [Uu]pdated:\\ * | [Gg]enerated:\\ *)
        skill_output_string "\${line#*: }"
        printf 'deliverables %s\\n' "$skill_output_json"
        ;;
    esac
  done <<<"$1"
}

`;

const VALUES = `skill_output_confidence() {
  local number=\${1//[[:space:]]/}
  if [[ $number =~ ^([0-9][0-9]?)(\\.([0-9]+))?%$ ]]; then
    number=0\${BASH_REMATCH[1]}
    number=.\${number: -2}\${BASH_REMATCH[3]:-}
  elif [[ $number =~ ^100(\\.0+)?%$ ]]; then
    number=1
  fi
  if [[ $number =~ ^0?(\\.[0-9]+)$ ]]; then
    printf 'confidence 0%s\\n' "\${BASH_REMATCH[1]}"
  elif [[ $number =~ ^([01])(\\.0*)?$ ]]; then
    printf 'confidence %s\\n' "\${BASH_REMATCH[1]}"
  else
    skill_output_error BAD_CONFIDENCE "not a number from 0 to 1: $1"
  fi
}

skill_output_metric() { # NAME NUMBER [s]
  local name=$1 number=\${2//[[:space:]]/} unit=\${3:-} whole fraction
  case $name$number in execution_time_ms-* | files_created-* | files_modified-* | files_deleted-*)
    skill_output_error BAD_METRIC "$name is below zero: $2"
    return
    ;;
  esac
  if [[ $number == *[0-9]* && $number =~ ^(-?)([0-9]*)(\\.([0-9]+))?$ ]]; then
    whole=\${BASH_REMATCH[2]} fraction=\${BASH_REMATCH[4]:-}
    if [[ $unit == s ]]; then
      fraction=\${fraction}000
      whole=$whole\${fraction:0:3} fraction=\${fraction:3}
      while [[ $fraction == *0 ]]; do fraction=\${fraction%0}; done
    fi
    while [[ $whole == 0?* ]]; do whole=\${whole#0}; done
    if [[ $name == *failed && $number == *[1-9]* ]]; then printf 'success false\\n'; fi
    printf 'metrics "%s": %s%s%s\\n' "$name" "\${BASH_REMATCH[1]}" "\${whole:-0}" "\${fraction:+.$fraction}"
  else
    skill_output_error BAD_METRIC "$name is not a number: $2"
  fi
}

skill_output_error() { # CODE MESSAGE
  skill_output_string "$2"
  printf 'errors {"code": "%s", "message": %s}\\n' "$1" "$skill_output_json"
}

skill_output_string() { # TEXT: as a JSON string in skill_output_json
  local rest=$1 plain char
  skill_output_json=
  while plain=\${rest%%[[:cntrl:]\\"\\\\]*} && [[ $plain != "$rest" ]]; do
    rest=\${rest#"$plain"}
    char=\${rest:0:1} rest=\${rest:1}
    case $char in
      [\\"\\\\]) char=\\\\$char ;;
      $'\\n') char='\\n' ;;
      $'\\t') char='\\t' ;;
      *) printf -v char '\\\\u%04x' "'$char" ;;
    esac
    skill_output_json=$skill_output_json$plain$char
  done
  skill_output_json=\\"$skill_output_json$rest\\"
}

`;

const PRINT = `skill_output_print() { # STATUS COMMAND: how the script ended, and in which command
  local success=true confidence=0.5 deliverables= metrics= errors= kind json name elapsed
  if [[ -n $skill_output_printed || $BASH_SUBSHELL -gt 0 ]]; then return 0; fi
  skill_output_printed=yes
  while IFS=' ' read -r kind json; do
    case $kind in
      success) success=$json ;;
      confidence) confidence=$json ;;
      deliverables) [[ "$deliverables, " == *", $json, "* ]] || deliverables="$deliverables, $json" ;;
      metrics)
        name=", \${json%%:*}:"
        if [[ $metrics == *"$name"* ]]; then # the last value counts
          kind=\${metrics#*"$name"}
          metrics=\${metrics%%"$name"*}\${kind#"\${kind%%,*}"}
        fi
        metrics="$metrics, $json"
        ;;
      errors) errors="$errors, $json" ;;
    esac
  done <"$skill_output_notes"
  if [[ $skill_output_notes == /dev/null ]]; then
    success=false errors=', {"code": "NOTES_LOST", "message": "mktemp failed"}'
  else
    rm -f "$skill_output_notes"
  fi
  if [[ $metrics != *', "execution_time_ms":'* ]]; then
    if [[ -n \${EPOCHREALTIME:-} ]]; then # in microseconds; before bash 5 there are seconds alone
      elapsed=$(((\${EPOCHREALTIME//[!0-9]/} - \${skill_output_started//[!0-9]/}) / 1000))
    else
      elapsed=$(((SECONDS - skill_output_started) * 1000))
    fi
    metrics=", \\"execution_time_ms\\": $((elapsed < 0 ? 0 : elapsed))$metrics"
  fi
  if [[ $1 -ne 0 ]]; then
    success=false errors=\${errors:-", {\\"code\\": \\"EXIT_STATUS\\", \\"message\\": \\"the script ended with status $1\\"}"}
  elif [[ $2 != *exit* ]]; then # the script ends with exit: anything else was a signal
    success=false errors="$errors, {\\"code\\": \\"INTERRUPTED\\", \\"message\\": \\"a signal ended the script\\"}"
  fi
  printf '{\\n  "success": %s,\\n  "confidence": %s,\\n' "$success" "$confidence"
  printf '  "deliverables": [%s],\\n' "\${deliverables#, }"
  printf '  "metrics": {%s},\\n' "\${metrics#, }"
  printf '  "errors": [%s]\\n}\\n' "\${errors#, }"
}

`;

const TRAP = `# Like trap, but what the script does on EXIT comes before the result, not in place of it.
skill_output_trap() {
  local action=- signal
  if [[ $1 == -- ]]; then shift; fi
  if [[ $# -gt 1 ]]; then
    action=$1
    shift
  fi
  for signal in "$@"; do
    case $BASH_SUBSHELL$signal in
      00 | 0EXIT | 0exit) trap "skill_output_begin \\$? \\"\\$BASH_COMMAND\\" && :
\${action#-}
skill_output_print \\"\\$skill_output_status\\" \\"\\$skill_output_command\\"" EXIT ;;
      *) trap -- "$action" "$signal" ;;
    esac
  done
}

skill_output_begin() { # STATUS COMMAND
  skill_output_status=$1 skill_output_command=$2
  exit() { # the action may end the script itself
    skill_output_print "\${1-$skill_output_status}" "$skill_output_command"
    builtin exit "$@"
  }
  if [[ $- == *e* ]]; then # or fail
    set -E
    trap 'skill_output_print $? "$skill_output_command"' ERR
  fi
  return "$1"
}

skill_output_trap - EXIT
`;

const PLAIN_TRAP = `trap 'skill_output_print $? "$BASH_COMMAND"' EXIT
`;

const END = `# ── End of skill output ────────────────────────────────────────────────────────────────────────────
`;
