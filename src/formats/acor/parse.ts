import { type AcorNode, type HeaderNode, parse as parseTree } from '../../../generated/acor.ts';
import { requireText } from '../../core/argument.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { textEnd } from '../../core/text-end.ts';
import { bodyOf } from './body-range.ts';
import { TranscriptBuilder } from './build.ts';
import type { Transcript } from './model.ts';
import type { Piece } from './piece.ts';

/**
 * Reads what a tool wrote (ACOR conversational protocol). Never throws; what was wrong is in `diagnostics`.
 *
 * `via` is `'markdown'` when the text has at least one header of the protocol, else `'text'`.
 *
 * @example
 * const transcript = parse('## Progress: 25%\nLoading\n\n## Status: Complete\n');
 * transcript.value.messages[0] // { kind: 'progress', percent: 25, body: 'Loading', … }
 */
export function parse(text: string, options: ParseOptions = {}): Parsed<Transcript> {
  requireText(text, 'text');
  const builder = new TranscriptBuilder({ strict: options.strict === true, keep: true }, null);
  addNodes(builder, parseTree(text, { startRule: 'Transcript' }), { text, offset: 0 }, true);
  return builder.finish(textEnd(text.length, text, options));
}

/** Hands a run of nodes to a builder: headers, and the bodies between them. `begun`: they begin with the preamble. */
export function addNodes(builder: TranscriptBuilder, nodes: readonly AcorNode[], piece: Piece, begun: boolean): void {
  let header: HeaderNode | null = null;
  let body: AcorNode[] = [];
  const close = (last: boolean): void => {
    const range = bodyOf(body, piece.text);
    if (range !== undefined) builder.text(piece.text.slice(range.start, range.end));
    if (header === null) builder.closePreamble(body, piece, range, last);
    else builder.closeMessage(body, piece, range, last);
    body = [];
  };
  let open = begun;
  for (const node of nodes) {
    switch (node.type) {
      case 'Header':
        if (open) close(false);
        else builder.loose(body, piece);
        body = [];
        open = true;
        header = node;
        builder.openMessage(node, piece);
        break;
      case 'BadWrapper':
      case 'BadWrapperEnd':
      case 'MissingWrapperEnd':
        if (open) close(node.type === 'MissingWrapperEnd');
        open = false;
        builder.envelope(node, piece);
        break;
      case 'BadBom':
      case 'BadChat':
        builder.envelope(node, piece);
        break;
      case 'MissingHeaderEnd':
        if (open) close(false);
        open = false;
        builder.envelope(node, piece);
        break;
      default:
        body.push(node);
    }
  }
  if (open) close(true);
  else builder.loose(body, piece);
}
