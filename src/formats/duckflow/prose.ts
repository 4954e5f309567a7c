import { parse as parseTree } from '../../../generated/duckflow.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { ReplyBuilder } from './build.ts';
import { finding } from './diagnostics.ts';
import type { Reply } from './model.ts';
import { withoutLineEnd } from './texts.ts';

/** Gathers what a text without markers and without a JSON reply still says; never clean, never executable. */
export function buildFromProse(builder: ReplyBuilder, text: string): Parsed<Reply> {
  const prose: string[] = [];
  let proseStart = 0;
  let index = 0;
  const endProse = (end: number): void => {
    const paragraph = text.slice(proseStart, end).trim();
    if (paragraph !== '') prose.push(paragraph);
  };

  if (text.trim() !== '') {
    builder.report.add(
      finding(
        'no-reply',
        { start: 0, end: text.length },
        'The text is no reply: it has neither markers nor a JSON object of a reply',
      ),
    );
  }
  for (const node of parseTree(text, { startRule: 'Prose' })) {
    if (node.type === 'Mention') {
      builder.setVital(node.name, node.value, node);
    } else if (node.type === 'Block') {
      endProse(node.start);
      proseStart = node.end;
      const lines = text.slice(node.body.start, node.body.end);
      builder.addAction({ index, type: 'unknown', params: [], content: withoutLineEnd(lines) }, node);
      index++;
      if (node.error !== null) {
        builder.complete = false;
        builder.report.add(finding('missing-fence-end', node.error, 'A code fence never closes'));
      }
    }
  }
  endProse(text.length);
  builder.setReasoning(prose.join('\n\n'), { start: 0, end: text.length });
  return builder.finish(text.length, 'text');
}
