import { quote } from './diagnostic.ts';

/** A sign that a model wrote something else than the file's content. */
export interface ContentRemark {
  readonly code: 'escaped-content' | 'fenced-content' | 'shortened-content';
  readonly message: string;
}

/** Finds escaped content, a fence around it, or a line in place of the rest; `path` is the file's. */
export function contentRemarks(content: string, path: string): readonly ContentRemark[] {
  if (content === '') return NOTHING;
  const found: ContentRemark[] = [];
  const isMarkup = MARKUP.test(path);
  if (isMarkup ? TAGS.test(path) && isEscapedMarkup(content) : isEscaped(content))
    found.push({
      code: 'escaped-content',
      message: 'A block is escaped throughout, as in Markdown or HTML',
    });
  if (!isMarkup && /^(?:```|~~~)/.test(content) && isOneFence(content))
    found.push({ code: 'fenced-content', message: 'The whole content is one code fence, which is part of it' });
  const [line] = LEFT_OUT.test(content) ? (SHORTENED.exec(content) ?? SHORTENED_IN_WORDS.exec(content) ?? []) : [];
  if (line !== undefined)
    found.push({
      code: 'shortened-content',
      message: `A line stands for a part that is left out: ${quote(line.trim())}`,
    });
  return found;
}

/** Whether a path contains an unexpanded shell variable: `${OUT}/a.ts`, `$(pwd)/a.ts`, `$HOME/a.ts`. */
export function hasVariable(path: string): boolean {
  return path.includes('$') && VARIABLE.test(path);
}

const NOTHING: readonly ContentRemark[] = [];

const VARIABLE = /\$(?:\{\w|\(\w|[A-Z][A-Z_]+\b)/;

/** Files that may legitimately contain fences and escapes. */
const MARKUP = /\.(?:mdx?|markdown|rst|html?|xml|svg|vue|svelte|tex)$/i;

/** Files that always contain tags. */
const TAGS = /\.(?:html?|xml|svg|vue|svelte)$/i;

/** A quick check that most contents fail. */
const LEFT_OUT = /\.\.\.|…|unchanged|omitted|the same|as (?:it|they) (?:is|are|was|were)/i;

/** `// ... rest unchanged ...`, `# … existing code`: three dots and a word for what is left out; or only dots. */
const SHORTENED =
  /^(?:[ \t]*(?:\/\/|\/\*|#|--|<!--|;|%|\{\/\*))?[ \t]*(?:\.\.\.|…)[ \t]*[([]?(?:the )?(?:rest|remain|existing|other|previous|unchanged|same|omitted)[^\r\n]*|^[ \t]*(?:\/\/|\/\*|#|--|<!--|;|%|\{\/\*)[ \t]*(?:\.\.\.|…)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/im;

/** `# (rest of the file unchanged)`, `// keep the rest as it is`: a comment that says so. */
const SHORTENED_IN_WORDS =
  /^[ \t]*(?:\/\/|\/\*|#|--|<!--|;|%|\{\/\*)[ \t]*[([]?(?:keep |leave )?(?:all )?(?:the |of )*(?:rest|remaining|remainder|existing|other|previous)\b[^\r\n]{0,80}?\b(?:unchanged|omitted|the same|as (?:it|they) (?:is|are|was|were))\b[^\r\n]*/im;

/** All of its special characters are escaped, and there are at least two. */
function isEscaped(content: string): boolean {
  // A quick check: most contents have neither.
  if (!content.includes('&') && !content.includes('\\_')) return false;
  if (isEscapedMarkup(content)) return true;
  const bars = content.match(/\\_/g)?.length ?? 0;
  return bars > 1 && content.match(/_/g)?.length === bars;
}

/** `&lt;b&gt;`: entities, and none of the characters that they stand for. */
function isEscapedMarkup(content: string): boolean {
  return !/[<>]/.test(content) && (content.match(/&(?:lt|gt|amp);/g)?.length ?? 0) > 1;
}

/** A fence in the first line that closes in the last one, and not before. */
function isOneFence(content: string): boolean {
  const lines = content.trimEnd().split(/\r\n|\r|\n/);
  const [, run = ''] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  return lines.length > 1 && lines.slice(1).findIndex((line) => line.trimEnd() === run) === lines.length - 2;
}
