import { escapeControls } from '../../core/diagnostic.ts';

/** A text as Markdown that shows it as it stands: nothing in it makes a link, a picture or a heading. */
export function plain(text: string): string {
  return escapeControls(text, true).replace(/[\\`*_{}[\]()#+\-.!|<>&~]/g, '\\$&');
}

/** A text as a block of code, whatever fences it holds. */
export function code(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${escapeControls(text, true).trimEnd()}\n${fence}`;
}
