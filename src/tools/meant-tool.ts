import { appendTo, getOrMake } from '../core/maps.ts';

/** A namespace before a name: `functions.`, `default_api:`, `Group/`. */
const NAMESPACE = /^[\p{L}\p{N}_-]+[./:]/u;
/** A number after it: `:0`, `!166`, `_1`. */
const COUNT = /[^\p{L}\p{N}]\d+$/u;

/**
 * The only tool that a name can mean: `functions.bash!166` is `bash`, and `Read-File` is `read_file`; else the name
 * itself.
 */
export function meantTool(written: string, tools: ReadonlyMap<string, unknown>): string {
  if (tools.has(written)) return written;
  const ways = [written, written.replace(COUNT, ''), written.replace(NAMESPACE, '')];
  const names = new Set([...ways, written.replace(NAMESPACE, '').replace(COUNT, '')].map(lettersOf));
  const known = getOrMake(byLetters, tools, () => {
    const all = new Map<string, string[]>();
    for (const tool of tools.keys()) appendTo(all, lettersOf(tool), tool);
    return all;
  });
  const [meant, ...others] = [...names].flatMap((letters) => (letters === '' ? [] : (known.get(letters) ?? [])));
  return meant !== undefined && others.length === 0 ? meant : written;
}

/** The tools of a reader by the letters of their names, cached since a text may have many calls of unknown tools. */
const byLetters = new WeakMap<ReadonlyMap<string, unknown>, Map<string, string[]>>();

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
