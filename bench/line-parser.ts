import type { Action, Reply } from '../src/formats/duckflow/index.ts';

const SECTION = /^\[([A-Z][A-Z0-9_]*)\][ \t]*(.*)$/;
const VITAL = /^\[(CONFIDENCE|MOOD|FOCUS|STAMINA)\][ \t]*([0-9.]+)[ \t]*$/;
const START = /^\[ACTION_([0-9]+)_CONTENT_START\][ \t]*$/;
const END = /^\[ACTION_([0-9]+)_CONTENT_END\][ \t]*$/;
const PARAMETER = /^\[ACTION_([0-9]+)_([A-Z][A-Z0-9_]*)\][ \t]*(.*)$/;

/**
 * The parser that everyone writes first, and a fair one: the lines of the reply, one regular expression after another.
 * It gives the same model for clean replies, and knows nothing of diagnostics, places, recovery or fences.
 */
export function parseLines(text: string): Reply {
  const vitals: Record<string, number> = {};
  const reply: Reply = { reasoning: '', vitals, sections: {}, actions: [] };
  const actions = new Map<number, Action>();
  let section: { name: string; lines: string[] } | null = null;
  let block: { index: number; lines: string[] } | null = null;

  const actionOf = (index: number): Action => {
    const known = actions.get(index);
    if (known !== undefined) return known;
    const action: Action = { index, type: '', params: {} };
    actions.set(index, action);
    reply.actions.push(action);
    return action;
  };
  const endSection = (): void => {
    if (section === null) return;
    const value = section.lines.join('\n').trim();
    if (section.name === 'reasoning') reply.reasoning = value;
    else reply.sections[section.name] = value;
    section = null;
  };

  for (const line of text.split(/\r\n|\n|\r/)) {
    if (block !== null) {
      const end = END.exec(line);
      if (end !== null && Number(end[1]) === block.index) {
        actionOf(block.index).content = block.lines.join('\n');
        block = null;
      } else {
        block.lines.push(line);
      }
      continue;
    }
    const start = START.exec(line);
    if (start !== null) {
      endSection();
      block = { index: Number(start[1]), lines: [] };
      continue;
    }
    const parameter = PARAMETER.exec(line);
    if (parameter !== null) {
      endSection();
      const [, index, name = '', value = ''] = parameter;
      const action = actionOf(Number(index));
      if (name === 'TYPE') action.type = value.trim();
      else action.params[name.toLowerCase()] = value.trim();
      continue;
    }
    const vital = VITAL.exec(line);
    if (vital !== null) {
      endSection();
      vitals[(vital[1] ?? '').toLowerCase()] = Number(vital[2]);
      continue;
    }
    const head = SECTION.exec(line);
    if (head !== null) {
      endSection();
      section = { name: (head[1] ?? '').toLowerCase(), lines: [head[2] ?? ''] };
      continue;
    }
    section?.lines.push(line);
  }
  endSection();
  return reply;
}
