import { grammar } from '../../../../generated/acor.ts';
import { quote } from '../../../core/diagnostic.ts';
import { codes } from '../codes.ts';

/** What codes mean: those of the grammar, and the format's own. */
const meanings: ReadonlyMap<string, string> = new Map([
  ...Object.values(grammar.mistakes).map(({ code, meaning }) => [code, meaning] as const),
  ...Object.entries(codes).map(([code, { meaning }]) => [code, meaning] as const),
]);

/** The first sentence of a code's meaning, and what it is about. */
export function said(code: string, raw: string): string {
  const meaning = meanings.get(code) ?? '';
  const stop = meaning.indexOf('. ');
  const statement = stop === -1 ? meaning.replace(/\.$/, '') : meaning.slice(0, stop);
  const shown = raw.trim();
  return shown === '' ? statement : `${statement}: ${quote(shown)}`;
}
