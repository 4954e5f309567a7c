import type { Command } from 'commander';

/** The group of the commands that are about the command itself. */
export const OTHER_COMMANDS = 'This command:';

/** The commands as help lists them, and an example of each. */
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
