import type { Format, ParseOptions } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import type { JsonOptions } from '../formats/json/index.ts';
import { type FormatOptions, formatNamed, formatOf } from './choose-format.ts';
import { raiseExitCode } from './exit-code.ts';
import { type Input, readInputs } from './inputs.ts';
import { reportProblem } from './problem.ts';
import { findSources } from './sources.ts';

/** The options of every command that parses. */
export interface ParseInputOptions extends FormatOptions, ParseOptions, Pick<JsonOptions, 'several'> {}

/** An input and its result. */
export interface ParsedInput {
  readonly input: Input;
  readonly format: Format<unknown>;
  readonly parsed: Parsed<unknown>;
}

/** The results, computed one by one on demand. */
export interface ParsedInputs {
  readonly several: boolean;
  readonly results: AsyncIterable<ParsedInput>;
}

/** Finds, reads and parses the inputs that the arguments name. Errors in an input raise the exit code. */
export async function parseInputs(args: readonly string[], options: ParseInputOptions): Promise<ParsedInputs> {
  // A wrong name is reported once, not once for each file.
  if (options.format !== undefined) formatNamed(options.format);
  const { paths, several } = await findSources(args);
  return { several, results: parseEach(readInputs(paths), options) };
}

/** Parses one text. */
export function parseInput(input: Input, options: ParseInputOptions): ParsedInput {
  const format = formatOf(input.text, input.name, options);
  return { input, format, parsed: format.parse(input.text, parseOptions(options)) };
}

/** The command's options that the format takes. */
export function parseOptions({ strict = false, rules = 'all', several }: ParseInputOptions): JsonOptions {
  return { strict, rules, ...(several && { several }) };
}

async function* parseEach(inputs: AsyncIterable<Input>, options: ParseInputOptions): AsyncGenerator<ParsedInput> {
  for await (const input of inputs) {
    const result = attempt(() => parseInput(input, options));
    if (result === undefined) continue;
    if (!result.parsed.ok) raiseExitCode(1);
    yield result;
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    reportProblem(error);
    return undefined;
  }
}
