/** A path split into its start (`''`, `'/'`, `'c:/'`, `'//server/share/'`) and the steps from there. */
interface Steps {
  readonly from: string;
  readonly steps: readonly string[];
}

/**
 * Why a path leads out of the root folder; undefined when it does not, or when there is no root. Only the text is
 * compared, so that this works in a browser: a symbolic link inside the root may still lead outside.
 *
 * Anything that some system could read as a way out counts: a backslash is both a separator and a character of a name;
 * a drive, a network share, a URL or a home folder (`~`) is outside; `...` and `.. ` may be read as `..`; a NUL could
 * end the path early. So does anything that a careless reader could mistake for one: `%2e`, full-width dots and
 * slashes, invisible characters.
 *
 * @example outsideRoot('src/../../etc/passwd', '/srv/app') // 'climbs out of the root folder'
 * @example outsideRoot('/srv/app-evil/x', '/srv/app') // 'lies outside the root folder'
 */
export function outsideRoot(path: string, root: string | undefined): string | undefined {
  if (root === undefined) return undefined;
  const reason = leadsOut(path, root);
  if (reason !== undefined) return reason;
  const decoded = decodedPercents(path);
  const isSafe = [decoded, unifiedLooks(path), unifiedLooks(decoded)].every(
    // A path that only looks absolute might be read as one.
    (reading) => reading === path || (startOf(reading) === startOf(path) && leadsOut(reading, root) === undefined),
  );
  return isSafe ? undefined : 'may be read as a path out of the root folder';
}

function leadsOut(path: string, root: string): string | undefined {
  if (path.includes('\0')) return 'has a NUL character';
  const slashed = leaves(takeApart(path.replaceAll('\\', '/')), takeApart(root.replaceAll('\\', '/')));
  if (slashed !== undefined || !path.includes('\\')) return slashed;
  // Unless the root is a Windows folder, a backslash may be an ordinary character.
  const base = takeApart(root);
  return base.from === '' || base.from === '/' ? leaves(takeApart(path), base) : undefined;
}

function startOf(path: string): string {
  return takeApart(path.replaceAll('\\', '/')).from;
}

function leaves(target: Steps, base: Steps): string | undefined {
  if (target.steps.some(isDoubtful)) return 'has a step that some systems read as ".."';
  const reached = walk(target.steps);
  if (target.from === '') {
    if (target.steps[0]?.startsWith('~') === true) return ELSEWHERE;
    return reached === undefined ? 'climbs out of the root folder' : undefined;
  }
  if (target.from !== base.from || reached === undefined) return ELSEWHERE;
  const home = walk(base.steps) ?? [];
  const fold = base.from === '/' ? (step: string): string => step : lowerCase;
  return home.every((step, at) => fold(step) === fold(reached[at] ?? '')) ? undefined : ELSEWHERE;
}

const ELSEWHERE = 'lies outside the root folder';

/** Decodes percent-encoded dots, separators, colons and NULs, however often they were encoded. */
function decodedPercents(path: string): string {
  return path
    .replace(/%(?:25)*(?:2e|c0%(?:25)*ae)/gi, '.')
    .replace(/%(?:25)*(?:2f|c0%(?:25)*af)/gi, '/')
    .replace(/%(?:25)*5c/gi, '\\')
    .replace(/%(?:25)*3a/gi, ':')
    .replace(/%(?:25)*00/g, '\0');
}

/** Replaces look-alikes of dots, separators and the colon of a drive, and removes invisible characters. */
function unifiedLooks(path: string): string {
  return path
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g, '')
    .replace(/[\u2024\ufe52\uff0e]/g, '.')
    .replaceAll('\u2025', '..')
    .replace(/[\u2044\u2215\u29f8\uff0f]/g, '/')
    .replace(/[\u2216\u29f5\ufe68\uff3c]/g, '\\')
    .replace(/^([a-z])[\ufe55\uff1a]/i, '$1:');
}

function takeApart(path: string): Steps {
  const [start = ''] = START.exec(path) ?? [];
  const rest = path.slice(start.length);
  const isUrl = /^[a-z]{2}.*:/i.test(start);
  const steps = (isUrl ? rest.replace(/%2e/gi, '.').replace(/%(?:2f|5c)/gi, '/') : rest).split('/');
  return {
    from: lowerCase(start)
      .replace(/(?<=[^/])\/+$/, '/')
      .replace(/^\/+$/, '/'),
    steps,
  };
}

// A share with its server, a drive, a URL scheme, or the slashes of an absolute path.
const START = /^(?:\/\/[^/]+\/[^/]*\/*|[a-z]:\/*|[a-z][a-z0-9+.-]+:\/+|\/+)/i;

/**
 * Windows drops dots and blanks at the end of a name: `.. ` is `..` there, and `...` used to be the folder above that.
 */
function isDoubtful(step: string): boolean {
  return /^[. ]+$/.test(step) && step !== '.' && step !== '..';
}

/** The remaining steps after resolving `.` and `..`; undefined when `..` leads above the start. */
function walk(steps: readonly string[]): readonly string[] | undefined {
  const reached: string[] = [];
  for (const step of steps) {
    if (step === '' || step === '.') continue;
    if (step !== '..') reached.push(step);
    else if (reached.pop() === undefined) return undefined;
  }
  return reached;
}

/** Drives and shares ignore case, for ASCII only: beyond that, systems disagree. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
