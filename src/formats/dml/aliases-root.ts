/** A path taken apart: what it starts from (`''`, `'/'`, `'c:/'`, `'//server/share/'`), and the steps from there. */
interface Steps {
  readonly from: string;
  readonly steps: readonly string[];
}

/**
 * Why a path does not stay inside the root folder; undefined when it does. Only the text of the two is looked at, so that
 * this works in a browser: a symbolic link inside the root may still lead outside.
 *
 * Whatever some system could take for a way out is one: both slashes separate; a drive, a network share, a URL or a home
 * folder (`~`) is elsewhere; `...` and `.. ` may be read as `..`; a NUL could end the path early.
 *
 * @example outsideRoot('src/../../etc/passwd', '/work/app') // 'climbs out of the root folder'
 * @example outsideRoot('/work/app-evil/x', '/work/app') // 'lies outside the root folder'
 */
export function outsideRoot(path: string, root: string): string | undefined {
  if (path.includes('\0')) return 'holds a NUL character';
  const target = takeApart(path);
  if (target.steps.some(isDoubtful)) return 'holds a step that some systems read as ".."';
  const reached = walk(target.steps);
  if (target.from === '') {
    if (target.steps[0]?.startsWith('~') === true) return ELSEWHERE;
    return reached === undefined ? 'climbs out of the root folder' : undefined;
  }
  const base = takeApart(root);
  if (target.from !== base.from || reached === undefined) return ELSEWHERE;
  const home = walk(base.steps) ?? [];
  const fold = base.from === '/' ? (step: string): string => step : lowerCase;
  return home.every((step, at) => fold(step) === fold(reached[at] ?? '')) ? undefined : ELSEWHERE;
}

const ELSEWHERE = 'lies outside the root folder';

function takeApart(path: string): Steps {
  const slashed = path.replaceAll('\\', '/');
  const [start = ''] = START.exec(slashed) ?? [];
  const rest = slashed.slice(start.length);
  const isUrl = /^[a-z]{2}.*:/i.test(start);
  const steps = (isUrl ? rest.replace(/%2e/gi, '.').replace(/%(?:2f|5c)/gi, '/') : rest).split('/');
  return {
    from: lowerCase(start)
      .replace(/(?<=[^/])\/+$/, '/')
      .replace(/^\/+$/, '/'),
    steps,
  };
}

// A share with its server, a drive, a scheme with its slashes, or the slashes of an absolute path.
const START = /^(?:\/\/[^/]+\/[^/]*\/*|[a-z]:\/*|[a-z][a-z0-9+.-]+:\/+|\/+)/i;

/** Windows drops dots and blanks at the end of a name: `.. ` is `..` there, and `...` was the folder above that. */
function isDoubtful(step: string): boolean {
  return /^[. ]+$/.test(step) && step !== '.' && step !== '..';
}

/** The steps that are left when `.` and `..` are walked; undefined when `..` leads above the start. */
function walk(steps: readonly string[]): readonly string[] | undefined {
  const reached: string[] = [];
  for (const step of steps) {
    if (step === '' || step === '.') continue;
    if (step !== '..') reached.push(step);
    else if (reached.pop() === undefined) return undefined;
  }
  return reached;
}

/** Drives and shares do not tell upper from lower case. ASCII alone: beyond it, systems disagree on what is equal. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
