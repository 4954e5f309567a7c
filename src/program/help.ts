import type { Command, CommanderError } from 'commander';
import { Problem } from '../cli/problem.ts';
import { nearest } from '../core/nearest.ts';

/** Shows the help of the command with these names. @throws {Problem} when there is none */
export function helpFor(program: Command, names: readonly string[]): void {
  let command = program;
  for (const name of names) {
    const inner = command.commands.find((one) => one.name() === name);
    if (inner === undefined)
      throw wrongName(`unknown command '${name}'`, name, namesIn(command), helpOf(program, names));
    command = inner;
  }
  command.outputHelp();
}

function namesIn(command: Command): string[] {
  return command.commands.map((one) => one.name());
}

/** The problem of an unknown name: suggests a similar one, or else where to find help. */
function wrongName(problem: string, written: string, names: readonly string[], help: string): Problem {
  // If more than a third of the letters differ, something else was meant.
  const near = nearest(written, names, Math.floor(written.length / 3));
  return new Problem(problem, near === undefined ? help : `did you mean ${near}?`);
}

/** Turns an error of the argument parser into a problem. */
export function wrongUse(error: CommanderError, program: Command, args: readonly string[]): Problem {
  const [problem = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const [, meant = ''] = /^\(Did you mean (?:one of )?(.*)\?\)$/.exec(suggestion ?? '') ?? [];
  const [, written = ''] = /'(.*)'/.exec(problem) ?? [];
  return wrongName(problem.replace(/\.$/, ''), written, meant.split(', '), helpOf(program, args));
}

/** The help command that belongs to a command line. */
function helpOf(program: Command, args: readonly string[]): string {
  const names: string[] = [];
  for (let command: Command | null = innermost(program, args); command !== null; command = command.parent)
    names.unshift(command.name());
  return `see ${names.join(' ')} --help`;
}

/** The innermost command that a command line names. */
export function innermost(program: Command, args: readonly string[]): Command {
  let command = program;
  for (const arg of args) {
    const inner = command.commands.find((one) => one.name() === arg);
    if (inner === undefined) break;
    command = inner;
  }
  return command;
}

/** The heading above commands about peglot itself. */
export const OTHER_COMMANDS = 'This command:';

/** The commands in the order of the help, each with an example. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Read:': {
    parse: 'peglot parse reply.txt',
    check: "peglot check 'replies/**/*.txt' --report sarif > peglot.sarif",
    stream: 'some-agent | peglot stream --format hermes',
    detect: 'peglot detect reply.txt',
    explain: 'peglot explain tools/missing-close',
    demo: 'peglot demo',
    play: 'peglot play',
  },
  'Write:': {
    fmt: 'peglot fmt --write reply.txt',
    prompt: 'peglot prompt duckflow',
    schema: 'peglot schema duckflow > duckflow.schema.json',
  },
  'Serve:': {
    serve: 'peglot serve --upstream http://127.0.0.1:11434/v1',
    mcp: 'npx -y -p peglot -p @modelcontextprotocol/server peglot mcp',
    lsp: 'peglot lsp --stdio',
  },
  'A format of your own:': {
    new: 'peglot new todo --from lines',
    generate: 'peglot generate --watch',
    grammar: 'peglot grammar fuzz ./todo.ts',
  },
  'Many files:': {
    batch: 'peglot batch --format duckflow < replies.ndjson > results.ndjson',
    report: 'peglot report results.ndjson -o report.html',
  },
  'Tools of one format:': {
    skill: 'peglot skill migrate --dry-run run.sh',
    dml: 'peglot dml expand prompt.md',
    acor: 'peglot acor run -- ./tool.sh',
    design: 'peglot design render design.md -o design.html',
  },
  [OTHER_COMMANDS]: {
    doctor: 'peglot doctor',
    completion: 'eval "$(peglot completion bash)"',
    help: 'peglot help grammar fuzz',
  },
};

/** Sorts the commands into groups, and gives each an example. */
export function describeCommands(peglot: Command): void {
  for (const [group, examples] of Object.entries(GROUPS)) {
    for (const [name, example] of Object.entries(examples)) {
      const command = peglot.commands.find((one) => one.name() === name);
      command?.helpGroup(group).addHelpText('after', `\nExample:\n  ${example}`);
    }
  }
}
