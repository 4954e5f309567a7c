import { createStream } from 'peglot/dml';
import { describe, expect, it } from 'vitest';

const open = '🦆▶️[';
const close = ']◀️🦆';

describe('the stream', () => {
  /** What the events of a text tell after each chunk, as text: macros in angle brackets. */
  function told(chunks: readonly string[]): string[] {
    const stream = createStream();
    return chunks.map((chunk) =>
      stream
        .push(chunk)
        .map((event) => {
          if (event.type === 'delta') return event.text;
          const value: unknown = event.type === 'set' ? event.value : undefined;
          return typeof value === 'object' && value !== null && 'source' in value ? `<${String(value.source)}>` : '';
        })
        .join(''),
    );
  }

  it('hands text out at once, and a call as soon as it is closed', () => {
    const call = `${open}T:run_tests${close}`;
    expect(
      told(['Thou', 'ght: ok 🦆', '\nAction: ', call.slice(0, 4), call.slice(4, -1), call.slice(-1), ' bye']),
    ).toEqual(['', 'Thought: ok ', '🦆', '\nAction: ', '', `<${call}>`, ' bye']);
  });

  it('holds a line end until it is known that no fence begins behind it', () => {
    expect(told(['a\n', '``', 'b\n', 'c'])).toEqual(['a', '', '\n``b', '\nc']);
  });

  it('holds what a backtick may turn into code, up to the end of the line', () => {
    const call = `${open}T:run_tests${close}`;
    expect(told(['a ` b ', call, ' c', '\n', 'd'])).toEqual(['a ', '', '', `\` b <${call}> c`, '\nd']);
    expect(told(['a ` b ', call, ' c`', ' d', '\n'])).toEqual(['a ', '', '', `\` b <${call}> c\` d`, '']);
  });

  it('ends a macro where the next begins, unless that is a mention', () => {
    const outer = `${open}T:write_file|a|see `;
    const call = `${open}T:run_tests${close}`;
    expect(told([outer, call, ' c', '\n', 'd'])).toEqual(['', `<${outer}><${call}>`, ' c', '', '\nd']);
    expect(told([outer, `\`${call}\``, '\n', 'd', close])).toEqual([
      '',
      '',
      '',
      '',
      `<${outer}\`${call}\`\nd${close}>`,
    ]);
  });

  it('holds a text that begins with a fence, until more than the fence comes', () => {
    const call = `${open}T:run_tests${close}`;
    const chunks = ['```\n', call, '\n```\n', 'More of it, and on it goes, until the text is twice as long as it was.'];
    expect(told(chunks).slice(0, 3)).toEqual(['', '', '']);
    expect(told(chunks).join('')).toBe(chunks.join('').replace(call, `<${call}>`));
  });
});
