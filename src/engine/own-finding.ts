import { type Diagnostic, type DiagnosticInfo, diagnosticOf, firstSentence, quote } from '../core/diagnostic.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';

/**
 * A finding of a format. Its default message is the code's meaning and what it is about.
 *
 * @throws {Error} when the format has no such code
 */
export function ownFinding(
  { name, codes }: { readonly name: string; readonly codes: Readonly<Record<string, DiagnosticInfo>> },
  code: string,
  range: Range,
  detail: Detail,
): Diagnostic {
  const info = codes[code];
  if (info === undefined) throw new Error(`${name} has no code ${code}: write it into codes`);
  const { message = sentenceOn(info.meaning, detail.about), path } = detail;
  return diagnosticOf(`${name}/${code}`, info, message, range, path, detail);
}

function sentenceOn(meaning: string, about = ''): string {
  const shown = about.trim();
  return shown === '' ? firstSentence(meaning) : `${firstSentence(meaning)}: ${quote(shown)}`;
}
