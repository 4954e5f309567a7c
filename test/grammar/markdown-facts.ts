import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parse } from '../../generated/markdown.ts';
import { withoutIndent } from '../../src/core/indent.ts';

/** What two readers of Markdown have to agree on: headings, fences and tables with their places. */
export type Fact =
  | { kind: 'heading'; at: number; depth: number; text: string }
  | { kind: 'fence'; at: number; end: number; info: string; content: string }
  | { kind: 'table'; at: number; align: (string | null)[]; rows: string[][] };

/** The facts that our grammar finds. */
export function grammarFacts(text: string): Fact[] {
  const slice = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  return parse(text, { startRule: 'Markdown' }).flatMap((node): Fact[] => {
    switch (node.type) {
      case 'Heading':
        return [
          {
            kind: 'heading',
            at: node.style === 'atx' ? skipBlanks(text, node.start) : node.text.start,
            depth: node.depth,
            text: slice(node.text),
          },
        ];
      case 'Fence':
        return [
          {
            kind: 'fence',
            at: skipBlanks(text, node.start),
            end: endOf(text, node.end),
            info: slice(node.info),
            content: contentOf(withoutIndent(slice(node.body), node.column)),
          },
        ];
      case 'Table':
        return [
          {
            kind: 'table',
            at: skipBlanks(text, node.start),
            align: node.align,
            rows: node.rows.map((row) => row.cells.map(slice)),
          },
        ];
      default:
        return [];
    }
  });
}

/** The facts that mdast finds outside block quotations. */
export function mdastFacts(text: string): Fact[] {
  const facts: Fact[] = [];
  const slice = (from: Place | undefined, to: Place | undefined = from): string =>
    text.slice(from?.position?.start.offset ?? 0, to?.position?.end.offset ?? 0);
  const visit = (node: Mdast): void => {
    const at = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    switch (node.type) {
      case 'heading':
        facts.push({ kind: 'heading', at, depth: node.depth, text: slice(node.children[0], node.children.at(-1)) });
        return;
      case 'code': {
        const run = /^(?:`{3,}|~{3,})/.exec(text.slice(at))?.[0];
        if (run === undefined) return;
        const info = /^[^\r\n]*/.exec(text.slice(at + run.length))?.[0] ?? '';
        facts.push({ kind: 'fence', at, end: endOf(text, end), info: info.trim(), content: contentOf(node.value) });
        return;
      }
      case 'table': {
        const rows = node.children.map((row) =>
          row.children.map((cell) => slice(cell.children[0], cell.children.at(-1))),
        );
        facts.push({ kind: 'table', at, align: node.align ?? [], rows });
        return;
      }
      case 'blockquote':
        return;
      default:
        if ('children' in node) for (const child of node.children) visit(child);
    }
  };
  visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return facts;
}

type Mdast = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];
type Place = Pick<Mdast, 'position'>;

function skipBlanks(text: string, at: number): number {
  let here = at;
  while (text[here] === ' ' || text[here] === '\t') here++;
  return here;
}

/** Readers differ in whether a block that its item or the text ends holds the line ends before that. */
function endOf(text: string, end: number): number {
  let here = end;
  while (here > 0 && /\s/.test(text[here - 1] ?? '')) here--;
  return here;
}

/** Nor do they agree on the blank lines that end such a block. */
function contentOf(text: string): string {
  return text.replace(/[ \t\r\n]+$/, '');
}

/**
 * Texts on which `micromark` and the CommonMark specification part, or that the grammar says are outside: an item right
 * behind indented code, a list that begins with another number than 1 inside another item's first line, a table whose
 * head goes on the text of an item without being in it or looks like an item itself, a fence inside a quotation.
 */
export function isOutside(text: string): boolean {
  const nodes = parse(text, { startRule: 'Markdown' });
  const afterCode = nodes.some(({ type }, at) => type === 'Item' && nodes[at - 1]?.type === 'IndentedCode');
  const list = nodes.some(({ type }) => type === 'Item' || type === 'Quote');
  return (
    afterCode ||
    /^[ \t]*>[^\r\n]*(?:```|~~~)/m.test(text) ||
    /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?!1[.)])\d{1,9}[.)]/m.test(text) ||
    (/^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]*[^\r\n]*(?:\r\n|\n|\r)[ \t]*[:|-]/m.test(text) &&
      /^[ \t]*(?!1[.)] )\d{1,9}[.)]/m.test(text)) ||
    (list && /^[^ \t\r\n][^\r\n]*(?:\r\n|\n|\r)[ \t]+[:|-]/m.test(text))
  );
}
