import { parse as parseTree } from '../../../generated/duckflow.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Range } from '../../core/range.ts';
import type { ReplyBuilder } from './build.ts';
import { finding } from './diagnostics.ts';
import { envelopeOf } from './lines.ts';
import type { Reply } from './model.ts';
import { withoutLineEnd } from './texts.ts';

/** Gathers what a text without markers and without a JSON reply still says; never clean, never executable. */
export function buildFromProse(builder: ReplyBuilder, text: string): Parsed<Reply> {
  const around = envelopeOf(text);
  builder.addEnvelope(around.errors, text);
  const body = text.slice(around.start, around.end);
  const inText = ({ start, end }: Range): Range => ({ start: start + around.start, end: end + around.start });

  const prose: string[] = [];
  let proseStart = 0;
  let index = 0;
  const endProse = (end: number): void => {
    const paragraph = body.slice(proseStart, end).trim();
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
  for (const node of parseTree(body, { startRule: 'Prose' })) {
    if (node.type === 'Mention') {
      builder.vitals.set(node.name, node.value, inText(node));
    } else if (node.type === 'Block') {
      endProse(node.start);
      proseStart = node.end;
      const lines = body.slice(node.body.start, node.body.end);
      builder.addAction({ index, type: 'unknown', params: [], content: withoutLineEnd(lines) }, inText(node));
      index++;
      if (node.error !== null) {
        builder.complete = false;
        builder.report.add(finding('missing-fence-end', inText(node.error), 'A code fence never closes'));
      }
    }
  }
  endProse(body.length);
  builder.setReasoning(prose.join('\n\n'), { start: 0, end: text.length });
  return builder.finish(text.length, 'text');
}
