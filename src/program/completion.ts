import type { Command } from 'commander';
import { write } from '../cli/output.ts';

/** The shells that completion is written for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** `peglot completion`: a shell script that completes commands and options, for the shell's start-up file. */
export async function completion(shell: (typeof shells)[number], program: Command): Promise<void> {
  await write(SCRIPTS[shell](linesOf(program)));
}

/** The words that may follow a command: subcommands and options. */
interface Line {
  /** `grammar fuzz`; empty for the program itself. */
  readonly path: string;
  readonly words: readonly string[];
}

function linesOf(command: Command, path: readonly string[] = []): Line[] {
  const shown = command.createHelp();
  const commands = shown.visibleCommands(command);
  const options = shown.visibleOptions(command).flatMap(({ long }) => long ?? []);
  const own: Line = { path: path.join(' '), words: [...commands.map((one) => one.name()), ...options] };
  return [own, ...commands.flatMap((one) => (one.name() === 'help' ? [] : linesOf(one, [...path, one.name()])))];
}

const SCRIPTS: Readonly<Record<(typeof shells)[number], (lines: readonly Line[]) => string>> = {
  bash: (lines) => `# bash: add to ~/.bashrc:  eval "$(peglot completion bash)"
_peglot() {
  local word path='' words='' current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
${pathsCase(lines, '      ')}
    esac
  done
  case "$path" in
${wordsCase(lines, '    ')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ $current == -* ]] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _peglot peglot
`,
  zsh: (lines) => `# zsh: add to ~/.zshrc, after compinit:  eval "$(peglot completion zsh)"
_peglot() {
  local word path_='' words_=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${path_:+$path_ }$word" in
${pathsCase(lines, '      ', 'path_')}
    esac
  done
  case "$path_" in
${wordsCase(lines, '    ', 'words_')}
  esac
  compadd -- \${=words_}
  _files
}
compdef _peglot peglot
`,
  fish: (lines) => `# fish: save as ~/.config/fish/completions/peglot.fish
function __peglot_path
  set -l path
  for word in (commandline -opc)[2..-1]
    switch (string join ' ' $path $word)
      case ${lines.flatMap(({ path }) => (path === '' ? [] : `'${path}'`)).join(' ')}
        set -a path $word
    end
  end
  string join ' ' $path
end
${lines.map(({ path, words }) => `complete -c peglot -n 'test (__peglot_path) = "${path}"' -a '${words.join(' ')}'`).join('\n')}
`,
};

function pathsCase(lines: readonly Line[], indent: string, variable = 'path'): string {
  const paths = lines.flatMap(({ path }) => (path === '' ? [] : `'${path}'`));
  return `${indent}${paths.join('|')}) ${variable}="\${${variable}:+$${variable} }$word" ;;`;
}

function wordsCase(lines: readonly Line[], indent: string, variable = 'words'): string {
  return lines.map(({ path, words }) => `${indent}'${path}') ${variable}='${words.join(' ')}' ;;`).join('\n');
}
