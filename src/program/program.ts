import { Argument, Command, CommanderError, Option } from 'commander';
import type { FormatOptions } from '../cli/choose-format.ts';
import type { ReportName } from '../cli/commands/check.ts';
import { addDmlCommands } from '../cli/dml/commands.ts';
import { lazily } from '../cli/lazily.ts';
import { numberFrom, portNumber } from '../cli/number-options.ts';
import { refuseClosedOutput } from '../cli/output.ts';
import { Problem } from '../cli/problem.ts';
import { packageVersion } from '../cli/version.ts';
import { addAcorCommands } from '../extras/acor/program.ts';
import { addBatchCommands } from '../extras/batch/program.ts';
import { addDesignCommands } from '../extras/design/commands.ts';
import { addPlayCommand } from '../extras/play/program.ts';
import { addReportCommand } from '../extras/report/program.ts';
import { addServeCommand } from '../extras/serve/program.ts';
import { addGrammarCommands } from '../extras/workbench/commands/program.ts';
import { describeCommands, helpFor, innermost, OTHER_COMMANDS, wrongUse } from './help.ts';

/** Runs the command line. A command's modules are loaded only when it is called, to keep the start fast. */
export async function run(args: readonly string[]): Promise<void> {
  const program = createProgram();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Without a command, the help lists them.
    if (error.code === 'commander.help' && error.exitCode !== 0) innermost(program, args).outputHelp();
    else if (error.exitCode !== 0) throw wrongUse(error, program, args);
  }
}

/** All commands, ready to parse arguments. */
export function createProgram(): Command {
  const peglot = new Command('peglot')
    .description('Turns the text LLM agents write into typed values, and back.')
    .version(packageVersion())
    .commandsGroup(OTHER_COMMANDS)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .addHelpText('after', EPILOGUE);

  peglot.hook('preAction', (_, command) => {
    if (onlyPrints(command)) refuseClosedOutput();
  });

  // Formats are registered before any command that needs them runs.
  peglot.hook('preAction', async (_, command) => {
    const options: { format?: string; schema?: string } = command.opts();
    if (!isAboutFormats(command)) return;
    const format = namedFormat(command, options.format);
    if (options.schema !== undefined) {
      if (format !== undefined) throw new Problem(`a schema is named, and the format ${format}`, 'name one');
      const { loadSchema } = await import('../cli/schema-format.ts');
      command.setOptionValue('format', await loadSchema(options.schema));
      return;
    }
    const { loadFormats } = await import('../cli/load-formats.ts');
    const named = await loadFormats(format);
    if (named !== undefined) command.setOptionValue('format', named);
  });

  severalOption(inputCommand(peglot, 'parse', 'print the typed value and the findings'))
    .option('--json', 'print JSON')
    .action(lazily(async () => (await import('../cli/commands/parse.ts')).parse));

  severalOption(inputCommand(peglot, 'check', 'print only the findings'))
    .addOption(reportOption())
    .action(lazily(async () => (await import('./check.ts')).checkAll));

  severalOption(inputCommand(peglot, 'fmt', 'print the canonical text'))
    .addOption(new Option('--write', 'replace the files by their canonical text').conflicts('check'))
    .option('--check', 'list the files that are not canonical')
    .option('--comments', 'keep the comments of JSON')
    .action(lazily(async () => (await import('../cli/commands/fmt.ts')).fmt));

  severalOption(
    parseOptions(
      peglot
        .command('stream')
        .description(
          'print the events of a file, or of standard input as it arrives, as NDJSON; the last one is the end',
        )
        .argument('[file]', 'a file; standard input by default'),
    ),
  ).action(lazily(async () => (await import('../cli/commands/stream.ts')).stream));

  schemaOption(
    formatArgument(peglot.command('prompt').description('print the instructions that make a model write the format')),
  )
    .addOption(
      new Option('--phase <phase>', 'duckflow and dml: both forms, this one preferred, or required').choices([
        'both',
        'preferred',
        'required',
      ]),
    )
    .addOption(new Option('--side <side>', 'acor: who reads them, the tool or the agent').choices(['tool', 'agent']))
    .addOption(new Option('--language <name>', 'dml: the language they are in').choices(['en', 'ja']))
    .action(async (_format: string | undefined, options: FormatOptions) => {
      const { prompt } = await import('../cli/commands/prompt.ts');
      await prompt(options);
    });

  formatArgument(peglot.command('schema').description("print the JSON Schema of the format's model")).action(
    async (_format: string | undefined, options: FormatOptions) => {
      const { schema } = await import('../cli/commands/schema.ts');
      await schema(options);
    },
  );

  formatOption(peglot.command('explain').description('explain a diagnostic code; without one, list all'))
    .argument('[code]')
    .action(async (code: string | undefined, { format }: FormatOptions) => {
      const { explain } = await import('./explain.ts');
      await explain(code, format);
    });

  peglot
    .command('detect')
    .description('print the format of each input')
    .argument('[files...]', FILES)
    .action(lazily(async () => (await import('../cli/commands/detect.ts')).detect));

  peglot
    .command('demo')
    .description('run parse, check and fmt on a sample reply')
    .action(lazily(async () => (await import('../cli/commands/demo.ts')).demo));

  peglot
    .command('mcp')
    .description('serve the formats to MCP clients, over standard input and output or over HTTP')
    .option('--http [port]', 'listen on a port (8347) instead', portNumber)
    .option(
      '--host <name>',
      'the address to listen on; others than the loopback open it to other machines',
      '127.0.0.1',
    )
    .option('--max-length <characters>', 'the longest text', numberFrom(1, 100_000_000), 4_000_000)
    .option('--timeout <seconds>', 'the longest time for one call', numberFrom(0.1, 3600, false), 10)
    .option('--workers <number>', 'how many texts are read at once, each in a process of its own', numberFrom(1, 64), 4)
    .addOption(new Option('--worker').hideHelp())
    .action(lazily(async () => (await import('../extras/mcp/command.ts')).mcp));

  addPlayCommand(peglot);
  addServeCommand(peglot);

  peglot
    .command('lsp')
    .description('serve an editor: findings, fixes, formatting, outline and hover for texts; rules for grammars')
    .option(
      '--format <name>',
      'the format of all texts, or the file of your own; detected from name and text by default',
    )
    .addOption(new Option('--worker').hideHelp())
    // Editors name the transport; this is the only one.
    .addOption(new Option('--stdio').hideHelp())
    .action(lazily(async () => (await import('../extras/lsp/command.ts')).lsp));

  peglot
    .command('new')
    .description('start a format of your own in this folder: grammar, adapter, corpus and tests')
    .argument('<name>', 'the name of the format')
    .addOption(
      new Option('--from <kind>', 'what its texts look like')
        .choices(['lines', 'blocks', 'tags', 'markdown'])
        .default('lines'),
    )
    .action(lazily(async () => (await import('../cli/new/new.ts')).newFormat));

  peglot
    .command('generate')
    .description('write a typed parser beside each grammar')
    .argument('[grammars...]', '.peggy and .pegjs files; all below the current folder by default')
    .option('--check', 'write nothing; exit code 1 when a parser is out of date')
    .option('--watch', 'generate again whenever a grammar changes')
    .addOption(
      new Option(
        '--parser <kind>',
        'peglot, for streams and findings, or peggy, with all that a grammar of Peggy may hold; the grammar tells',
      ).choices(['peglot', 'peggy']),
    )
    .option('--extra-options-file <json>', 'options of Peggy and ts-pegjs, for its own parser')
    .action(lazily(async () => (await import('../cli/generate/generate.ts')).generate));

  addGrammarCommands(
    peglot
      .command('grammar')
      .description(
        'tools for writing grammars; they run the code in a grammar, so give them only grammars that you trust',
      ),
  );

  addBatchCommands(peglot);
  addReportCommand(peglot);

  const skill = peglot.command('skill').description('migrate and create the scripts of skills');
  skill
    .command('migrate')
    .description('rewrite bash scripts that echo their result, so that they print Skill Output JSON')
    .argument('[scripts...]', 'bash scripts, or globs')
    .option('--skill-path <script>', 'migrate this script, as one that is named without an option')
    .option('--skill-dir <folder>', 'migrate all scripts of this folder; links in it are not followed')
    .option('--dry-run', 'print the changes as a patch, and write nothing')
    .option('--verbose', 'list every echo and what became of it')
    .action(lazily(async () => (await import('../extras/migrate/command.ts')).migrate));
  skill
    .command('new')
    .description('write the start of a skill that prints Skill Output JSON on every way out')
    .argument('[file]', 'the new script, .ts for TypeScript, else bash; without it, standard output')
    .action(lazily(async () => (await import('../extras/migrate/new.ts')).newSkill));

  addDmlCommands(peglot);
  addAcorCommands(peglot, { files: FILES, reportOption });
  addDesignCommands(peglot);

  peglot
    .command('doctor')
    .description('print the versions of what is here, and which optional packages are not: for reports of faults')
    .option('--json', 'print JSON')
    .action(lazily(async () => (await import('../cli/commands/doctor.ts')).doctor));

  peglot
    .command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion.ts');
      await completion(shell, peglot);
    });

  peglot
    .command('help')
    .description('show the help of a command')
    .argument('[command...]', 'its name, such as parse, or grammar fuzz')
    .action((names: string[]) => helpFor(peglot, names));

  describeCommands(peglot);
  return peglot;
}

/** True when the output is the command's only effect: it has no other exit code and writes no file. */
function onlyPrints(command: Command): boolean {
  const { write, check }: { write?: boolean; check?: boolean } = command.opts();
  return PRINTING.has(command.name()) && write !== true && check !== true;
}

const PRINTING: ReadonlySet<string> = new Set('parse stream fmt prompt schema explain detect completion'.split(' '));

/** The commands that use all formats, and have no option to name one. */
const ALL_FORMATS: ReadonlySet<string> = new Set(['detect', 'explain', 'grammar', 'mcp', 'worker']);

function isAboutFormats(command: Command): boolean {
  // It loads them in a separate process.
  if (command.name() === 'lsp') return false;
  const names = [command.name(), command.parent?.name() ?? ''];
  return names.some((name) => ALL_FORMATS.has(name)) || command.options.some(({ long }) => long === '--format');
}

const FILES = 'files, globs, or - for standard input (the default when text is piped in)';

const EPILOGUE = `
Exit codes: 0 clean; 1 the input has errors; 2 wrong use, or files that cannot be read or written.

peglot help COMMAND shows the options of a command, with an example.`;

function inputCommand(peglot: Command, name: string, description: string): Command {
  return parseOptions(peglot.command(name).description(description).argument('[files...]', FILES));
}

function parseOptions(command: Command): Command {
  return schemaOption(formatOption(command))
    .option('--strict', 'count every warning as an error')
    .addOption(
      new Option('--rules <which>', "the specification's rules alone, or also advice beyond it")
        .choices(['all', 'spec'])
        .default('all'),
    );
}

function severalOption(command: Command): Command {
  return command.addOption(
    new Option('--several <which>', 'of JSON: which of several values counts, or all of them as a list').choices([
      'first',
      'last',
      'all',
    ]),
  );
}

function schemaOption(command: Command): Command {
  return command.addOption(
    new Option('--schema <file>', 'a JSON Schema: the text is JSON, read by its types').conflicts('format'),
  );
}

function formatOption(command: Command): Command {
  return command.option(
    '--format <name>',
    'the format, instead of detecting it: json, duckflow, a dialect of tool calls (hermes, …; auto), or the file of your own',
  );
}

/** Lets a command that reads no text also take the format's name as an argument. */
function formatArgument(command: Command): Command {
  return formatOption(command.argument(FORMAT_ARGUMENT, 'the same as --format'));
}

const FORMAT_ARGUMENT = '[format]';

/** The format named by an option or an argument. @throws {Problem} when they name two */
function namedFormat(command: Command, option: string | undefined): string | undefined {
  const takesFormat = command.registeredArguments.some((argument) => `[${argument.name()}]` === FORMAT_ARGUMENT);
  const [argument] = takesFormat ? command.args : [];
  if (option !== undefined && argument !== undefined && option !== argument)
    throw new Problem(`two formats are named, ${argument} and ${option}`, 'name one');
  return option ?? argument;
}

function reportOption(): Option {
  const reports: readonly ReportName[] = ['pretty', 'json', 'github', 'sarif'];
  return new Option('--report <kind>', 'how to write the findings').choices(reports).default('pretty');
}
