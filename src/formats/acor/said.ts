import { quote } from '../../core/diagnostic.ts';
import { codes } from './codes.ts';

/** The first sentence of a code's meaning, and what it is about. */
export function said(code: string, raw: string): string {
  const meaning = codes[code]?.meaning ?? '';
  const stop = meaning.indexOf('. ');
  const statement = stop === -1 ? meaning.replace(/\.$/, '') : meaning.slice(0, stop);
  const shown = raw.trim();
  return shown === '' ? statement : `${statement}: ${quote(shown)}`;
}
