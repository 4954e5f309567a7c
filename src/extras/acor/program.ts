import { type Command, InvalidArgumentError, type Option } from 'commander';
import type { ReportName } from '../../cli/commands/check.ts';
import { lazily } from '../../cli/lazily.ts';
import type { ParseInputOptions } from '../../cli/parse-inputs.ts';

/** Parts of the program that command groups need. */
interface Shared {
  /** The help text for the arguments of a command that reads inputs. */
  readonly files: string;
  reportOption(): Option;
}

/** Adds `peglot acor …`: commands for tools that use the ACOR protocol. */
export function addAcorCommands(peglot: Command, { files, reportOption }: Shared): void {
  // Everything after a command's name belongs to that command, including the arguments of the tool.
  peglot.enablePositionalOptions();
  const acor = peglot
    .command('acor')
    .description('run, check and create tools that speak the ACOR protocol')
    .enablePositionalOptions();

  acor
    .command('run', { isDefault: true })
    .description('run a tool and show what it says as it comes; the word run may be left out')
    .argument('<command...>', 'the program, or the NAME of a program acor-NAME, and its arguments; no shell is used')
    .option('--json', 'print the messages as NDJSON')
    .option('--transcript <file>', 'keep what the tool prints')
    .option('--timeout <seconds>', 'end the tool after this time', seconds)
    .passThroughOptions()
    .addHelpText('after', EXIT_CODES)
    .action(lazily(async () => (await import('./run.ts')).runTool));

  acor
    .command('check')
    .description("check a tool's output against the protocol")
    .argument('[files...]', files)
    .option('--strict', 'count every warning as an error')
    .addOption(reportOption())
    .action(async (paths: string[], options: ParseInputOptions & { report: ReportName }) => {
      const [{ check }, { loadOurs }] = await Promise.all([
        import('../../cli/commands/check.ts'),
        import('../../cli/registry.ts'),
      ]);
      await loadOurs('acor');
      await check(paths, { ...options, format: 'acor' });
    });

  acor
    .command('new')
    .description('write a new tool in TypeScript')
    .argument('<name>', 'the name of the tool, for example log_summary')
    .option('--dir <folder>', 'where to write it, instead of a folder of its name')
    .action(lazily(async () => (await import('./new.ts')).createTool));
}

const EXIT_CODES = `
Exit codes: the tool's own; 128 and the number of the signal that ended it; 124 after a time-out; 126 the tool cannot be
run; 127 there is no such tool.

Example:
  peglot acor run --timeout 60 -- node analyzer.js --tables users`;

// The maximum of a timer, in milliseconds.
const MAX_LENGTH = 2 ** 31 - 1;

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value * 1000 <= MAX_LENGTH) return value;
  throw new InvalidArgumentError('It takes a number of seconds above 0.');
}
