/** A namespace before a name: `functions.`, `default_api:`, `Group/`. */
const NAMESPACE = /^[\p{L}\p{N}_-]+[./:]/u;
/** A number behind it: `:0`, `!166`, `_1`. */
const COUNT = /[^\p{L}\p{N}]\d+$/u;

/** The tool that a name can only mean: `functions.bash!166` is `bash`, and `Read-File` `read_file`; else the name itself. */
export function meantTool(written: string, tools: Iterable<string>): string {
  const known = [...tools];
  if (known.includes(written)) return written;
  const ways = [written, written.replace(COUNT, ''), written.replace(NAMESPACE, '')];
  const names = new Set([...ways, written.replace(NAMESPACE, '').replace(COUNT, '')].map(lettersOf));
  const meant = known.filter((tool) => names.has(lettersOf(tool)));
  return meant.length === 1 && meant[0] !== undefined && lettersOf(meant[0]) !== '' ? meant[0] : written;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
