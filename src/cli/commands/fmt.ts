import { isDeepStrictEqual } from 'node:util';
import { escapeControls } from '../../core/escape-controls.ts';
import { PrintError } from '../../core/print-error.ts';
import { raiseExitCode } from '../exit-code.ts';
import { write } from '../output.ts';
import { type ParsedInput, type ParseInputOptions, parseInputs } from '../parse-inputs.ts';
import { countFindings } from '../pretty/diagnostics.ts';
import { Problem, reportProblem } from '../problem.ts';
import { STDIN } from '../sources.ts';
import { writeWholeFile } from '../write-file.ts';

interface FmtOptions extends ParseInputOptions {
  readonly write?: boolean;
  readonly check?: boolean;
  readonly comments?: boolean;
}

/**
 * `peglot fmt`: the canonical text (for JSON, the text with its mistakes fixed); printed, written back, or only
 * compared.
 */
export async function fmt(args: readonly string[], options: FmtOptions): Promise<void> {
  if (options.write === true && (args.length === 0 || args.includes(STDIN))) {
    throw new Problem('standard input cannot be written back', 'name files, or leave out --write');
  }
  const { results } = await parseInputs(args, options);
  for await (const result of results) {
    await deliver(result, options).catch(reportProblem);
  }
}

async function deliver(result: ParsedInput, options: FmtOptions): Promise<void> {
  const { input } = result;
  if (options.write === true && result.format.name === 'design' && result.parsed.via === 'json')
    throw new Problem(`${input.name}: not formatted, it is JSON`, 'peglot design markdown prints it as Markdown', 1);
  if (options.comments === true && result.format.repair === undefined)
    throw new Problem(`${input.name}: --comments is for JSON, this is ${result.format.name}`, 'leave it out', 1);
  if (options.write === true) refuseLoss(result, options);
  const canonical = canonicalText(result, options);
  if (options.check === true) {
    if (canonical === input.text) return;
    raiseExitCode(1);
    await write(`${escapeControls(input.name)}\n`);
  } else if (options.write === true) {
    if (canonical !== input.text && input.path !== undefined) await writeWholeFile(input.path, canonical);
  } else {
    // A file or a program gets the exact text; on a terminal, control characters are escaped.
    await write(process.stdout.isTTY ? escapeControls(canonical, true) : canonical);
  }
}

/** Refuses when text outside the model, such as front matter, would disappear from the file. */
function refuseLoss({ input, parsed }: ParsedInput, options: FmtOptions): void {
  const lost = parsed.diagnostics.find(({ code }) => isOfLoss(code, options));
  if (lost === undefined) return;
  const reason = `this would be lost: ${lost.message}`;
  const mend = isComment(lost.code) ? 'keep comments with --comments' : 'take it out of the file';
  throw new Problem(`${input.name}: not formatted, ${reason}`, `${mend}, or print without --write`, 1);
}

/** Whether a finding reports text that the canonical form would lose. */
function isOfLoss(code: string, { comments = false, several }: FmtOptions): boolean {
  if (isComment(code)) return !comments;
  if (code === 'json/several-values') return several !== 'all';
  return LEFT_OUT.has(code.slice(code.indexOf('/') + 1)) || code === 'json/bad-prose';
}

function isComment(code: string): boolean {
  return code === 'json/bad-comment';
}

/** Codes for text that is not part of the model. */
const LEFT_OUT: ReadonlySet<string> = new Set(['bad-chat', 'bad-thought', 'bad-turn', 'other-fence', 'several-values']);

/** The canonical text. @throws {Problem} when text that was not understood would be lost */
export function canonicalText({ input, format, parsed }: ParsedInput, options: FmtOptions = {}): string {
  const { comments, several } = options;
  const refuse = (reason: string, hint: string): Problem =>
    new Problem(`${input.name}: not formatted, ${reason}`, hint, 1);
  const hint = 'fix what peglot check shows';
  if (!parsed.ok) throw refuse(`it has ${countFindings(parsed.diagnostics)}`, hint);
  if (!parsed.complete) throw refuse('it is cut off', hint);
  const canonical = printed();
  const meaning = (value: unknown): unknown => (format.meaning === undefined ? value : format.meaning(value));
  if (isDeepStrictEqual(meaning(format.parse(canonical).value), meaning(parsed.value))) return canonical;
  throw refuse('the canonical text would mean something else', 'please report this text');

  function printed(): string {
    try {
      if (format.repair !== undefined)
        return format.repair(input.text, { comments: comments === true, ...(several && { several }) });
      return format.print(parsed.value);
    } catch (error) {
      throw error instanceof PrintError ? refuse(error.message, 'the format cannot express this value') : error;
    }
  }
}
