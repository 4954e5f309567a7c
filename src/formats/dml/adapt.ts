import type { MacroNode, MentionNode, Mistakes, Nodes, Texts } from '../../../generated/dml.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Adapting, Detail, Handlers, RecoveryNode, TreeNode, Writer } from '../../engine/index.ts';
import { CLOSE, type Document, OPEN } from './model.ts';
import { aliasOf } from './nodes.ts';
import type { ParseOptions } from './options.ts';
import { FoundMacros } from './read/macros.ts';
import { type FoundReference, reportUndefined } from './read/references.ts';

/** Makes a document of the nodes of the grammar. */
export function adapt(
  to: Writer<Document>,
  reading: Adapting<Partial<ParseOptions>>,
): Handlers<Nodes, Texts, Mistakes> {
  const macros = new FoundMacros(to, reading);
  const references: FoundReference[] = [];
  /** The path of the text that is open. */
  let open: Path | null = null;
  let hasReturn = false;

  /** What stands between macros is text, mistakes included. Gives its path. */
  const addText = (text: string, start: number, range?: Range): Path => {
    open ??= ['segments', to.push(SEGMENTS, { kind: 'text', text: '' }, NO_PLACE), 'text'];
    const back = hasReturn ? -1 : text.indexOf('\r');
    if (back < 0) {
      to.append(open, text, range && { range });
      return open;
    }
    // It is told at its place, however the text is cut.
    hasReturn = true;
    const at = start + back;
    const place = { start: at, end: at + 1 };
    addText(text.slice(0, back + 1), start, { start, end: at + 1 });
    to.find('bad-line-end', {
      range: place,
      path: open.slice(0, 2),
      message: 'Lines end with CR or CRLF; this is the first',
    });
    return addText(text.slice(back + 1), at + 1, { start: at + 1, end: start + text.length });
  };
  const addStretch = (start: number, end: number): void => {
    if (start < end) addText(reading.source(start, end), start, { start, end });
  };
  const endText = (): void => {
    if (open !== null) to.close(open.slice(0, 2));
    open = null;
  };
  const addSource = ({ start, end }: TreeNode): Path => addText(reading.source(start, end), start);
  const piece = ({
    text,
    start,
    end,
  }: {
    readonly text: string;
    readonly start: number;
    readonly end: number;
  }): void => {
    addText(text, start);
    reading.release(end);
  };
  const macro = (node: MacroNode | MentionNode): void => {
    endText();
    to.moveTo(node);
    macros.add(node, references);
  };
  /** The mistake is text, and this is what there is to say of it. */
  const said = ({ raw, start }: RecoveryNode, message: string): Detail => ({
    path: addText(raw, start).slice(0, 2),
    message,
  });

  reading.atEnd(() => {
    endText();
    reportUndefined(references, macros.aliases, reading.options.aliases, to);
  });

  return {
    Text: piece,
    FenceText: piece,
    Blank: addSource,
    Mark: addSource,
    WrapperEnd: addSource,
    FenceHead: addSource,
    OpeningFenceHead: addSource,
    FenceMark: addSource,
    FenceEnd: addSource,
    Label: () => {},

    Macro: macro,
    Mention: macro,
    Span: ({ start, end, mentions }) => {
      let at = start;
      for (const mention of mentions) {
        addStretch(at, mention.start);
        macro(mention);
        at = mention.end;
      }
      addStretch(at, end);
    },
    Reference: (node) => {
      const path = addSource(node);
      reading.recognised('macros');
      references.push({ alias: aliasOf(node), start: node.start, end: node.end, at: Number(path[1]), arg: undefined });
    },
    BadReference: (node) => {
      const path = macros.holds(node) ? macros.pathAt(node) : open?.slice(0, 2);
      if (path === undefined) return false;
      return {
        path,
        message: 'The reference was read as {{F:alias}}',
        ...replacing(node, `{{F:${node.alias}}}`),
      };
    },
    BadBraces: (node) => {
      const path = macros.holds(node) ? macros.pathAt(node) : addText(node.raw, node.start).slice(0, 2);
      if (path === undefined) return false;
      return {
        path,
        message: `${quote(node.raw)} has single braces: it is text, and no reference`,
        ...replacing(node, `{{F:${node.alias}}}`),
      };
    },

    BadBom: (node) => ({ ...said(node, 'The text begins with a byte order mark'), ...replacing(node, '') }),
    BadNoise: (node) => ({ ...said(node, `Noise around the text: ${quote(node.raw)}`), ...replacing(node, '') }),
    BadWrapper: (node) => said(node, 'The whole text stands inside a code fence'),
    BadImitation: (node) => said(node, `${quote(node.raw)} is no delimiter: what looks like a macro is text`),
    BadStrayClose: (node) => said(node, 'This closing delimiter closes nothing'),
    MissingOpenEnd: (node) => said(node, 'The text ends inside an opening delimiter'),
    MissingReferenceEnd: (node) => said(node, 'The text ends inside a reference'),
    MissingFenceEnd: () => ({
      message: 'The code fence never closes',
      ...(open !== null && { path: open.slice(0, 2) }),
    }),
    BadLineEnd: () => false,

    BadOpen: (node) => macros.said(`The delimiter ${quote(node.raw)} was repaired`, replacing(node, OPEN)),
    BadClose: (node) => macros.said(`The delimiter ${quote(node.raw)} was repaired`, replacing(node, CLOSE)),
    BadSpace: (node) => macros.said('Blanks around the command were left out', replacing(node, '')),
    BadSeparator: (node) => macros.said('A full-width separator was read as its ASCII form', replacing(node, ':')),
    BadCommand: (node) => macros.badCommand(node),
    MissingClose: () => macros.missingClose(),
    MissingColon: (node) => macros.missingColon(node),
    // What an empty command is worth is a matter of the rules.
    MissingCommand: () => false,
  };
}

const SEGMENTS: Path = ['segments'];
const NO_PLACE = { range: null };

/** The edit that writes a mistake as it was meant. */
export function replacing({ start, end }: TreeNode, text: string): Detail {
  return { fix: { range: { start, end }, text } };
}
