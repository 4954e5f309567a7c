/**
 * Makes a text smaller while it stays bad: removes lines, then characters, in ever smaller stretches.
 *
 * @param isBad is called for every candidate, at most `most` times
 * @returns the smallest bad text that was found; the text itself when nothing can be removed
 * @example minimized('a\nfoo\nb', (text) => text.includes('o')) // 'o'
 */
export function minimized(text: string, isBad: (text: string) => boolean, most = 2000): string {
  let asked = 0;
  const ask = (candidate: string): boolean => asked++ < most && isBad(candidate);
  let best = text;
  for (const pattern of [/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+/g, /[\s\S]/g]) {
    for (let before = ''; before !== best; ) {
      before = best;
      best = withoutStretches(best.match(pattern) ?? [], ask);
    }
  }
  return best;
}

function withoutStretches(parts: readonly string[], isBad: (text: string) => boolean): string {
  let left = [...parts];
  for (let size = left.length; size > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (isBad(without.join(''))) left = without;
      else at += size;
    }
  }
  return left.join('');
}
