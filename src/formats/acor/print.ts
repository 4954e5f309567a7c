import { requireObject } from '../../core/argument.ts';
import { firstDifference } from '../../core/difference.ts';
import { PrintError } from '../../core/print-error.ts';
import { printed } from '../../engine/proof.ts';
import { parse } from './format.ts';
import { schema, type Transcript } from './model.ts';
import { write } from './write.ts';

/**
 * Writes a transcript: each header, its body below, a blank line between messages. Header and body are what is written;
 * the other fields say again what stands there and have to agree with it.
 *
 * @throws {PrintError} naming the part of the model that would read back as something else: a field that header and
 * body do not say, or a body that would forge a header, hide the next one or never end
 *
 * @example
 * print({ preamble: '', messages: [{ kind: 'status', header: 'Status: Ready', body: '', blocks: [], state: 'Ready' }] })
 * // '## Status: Ready\n'
 */
export function print(value: Transcript): string {
  requireObject(value, 'value');
  const text = printed(schema, value, () => write(value));
  assertReadsBack(text, value);
  return text;
}

/**
 * The printer's promise, kept by the parser: what was written reads back as the same value, with no syntax repaired.
 * It costs one parse, and no list of dangerous texts can go out of date.
 */
function assertReadsBack(text: string, value: Transcript): void {
  const parsed = parse(text);
  const path = firstDifference(value, parsed.value);
  if (path !== undefined)
    throw new PrintError(
      path,
      'this does not agree with the header and the body of the message, or they would read back as something else',
    );
  if (!parsed.complete) throw new PrintError([], 'the text of this value would end inside something');
  const repair = parsed.diagnostics.find(({ code }) => REPAIRS.test(code));
  if (repair !== undefined)
    throw new PrintError(repair.path ?? [], `the format cannot write this value: ${repair.message}`);
}

/** The codes of syntax that is repaired or cut off. */
const REPAIRS =
  /^acor\/(?:bad-(?:header(?!-text)|bom|chat|wrapper|percent-sign|state-case)|missing-(?:fence|comment|header|wrapper)-(?:end|run))/;
