import { grammar } from '../../../../generated/dml-forms.ts';
import { quote } from '../../../core/diagnostic.ts';
import { replacing } from '../../../core/text-edit.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Argument } from './argument.ts';

/** The expected kind of an argument: a path, a pattern of names, a flag, or a text. */
export type Due = 'path' | 'name' | 'flag' | 'text';

/**
 * An argument without quotation marks around a name or a reference, with missing braces of a reference added where a
 * path is expected, and with a flag in lower case. From a text, only marks around a whole reference are removed.
 */
export function fileArgument(argument: Argument, due: Due, hasAlias: (alias: string) => boolean): Argument {
  if (due === 'flag' && FLAG.test(argument.value)) return flag(argument);
  if (!MAY_BE_MEANT.test(argument.value)) return argument;
  const { quoted = null, bare = null } = readNode(grammar, argument.value, 'FileArgument') ?? {};
  if (quoted !== null) {
    const { inner } = quoted;
    if (due === 'text' && !isReference(inner)) return argument;
    const message = `The quotes or backticks around ${quote(inner)} were left out`;
    const repairs = [
      ...argument.repairs,
      { code: 'quoted-argument' as const, message, range: argument, ...replacing(argument, inner) },
    ];
    return fileArgument({ value: inner, start: argument.start + 1, end: argument.end - 1, repairs }, due, hasAlias);
  }
  if (bare === null || due !== 'path' || !hasAlias(bare.alias)) return argument;
  const value = `{{F:${bare.alias}}}`;
  const message = `${quote(argument.value)} was read as ${value}`;
  const isMended = argument.repairs.some(({ code }) => code === 'quoted-argument');
  const repair = {
    code: 'bare-reference' as const,
    message,
    range: argument,
    // The fix replaces the whole argument without its marks.
    ...(isMended ? {} : replacing(argument, value)),
  };
  return { ...argument, value, repairs: [...argument.repairs, repair] };
}

/** The alias of a text that is one reference, and the path below it. */
export function referenceIn(text: string): { readonly alias: string; readonly below: string } | undefined {
  const { base = null, below = null } = text.startsWith('{{') ? (readNode(grammar, text, 'FileArgument') ?? {}) : {};
  return base === null ? undefined : { alias: base.alias ?? base.bad?.alias ?? '', below: below ?? '' };
}

function isReference(text: string): boolean {
  return referenceIn(text)?.below === '';
}

/** Python writes `True`. */
function flag(argument: Argument): Argument {
  const value = argument.value.toLowerCase();
  if (value === argument.value) return argument;
  const message = `${quote(argument.value)} was read as ${value}`;
  const hint = `Write ${value}.`;
  const repair = { code: 'flag-case' as const, message, hint, range: argument, ...replacing(argument, value) };
  return { ...argument, value, repairs: [...argument.repairs, repair] };
}

const FLAG = /^(?:true|false)$/i;

/** A quick check: most arguments do not need the grammar, or are well-formed references. */
const MAY_BE_MEANT = /^(?:["'`\u201c\u2018]|\{(?!\{F:)|\uff5b|[Ff\uff26\uff46](?:ile)?[:\uff1a])/i;
