import { type AskMessage, ask, duckflow, skill } from 'peglot';
import { describe, expect, it } from 'vitest';

const VITALS = '[CONFIDENCE] 0.9\n[MOOD] 0.8\n[FOCUS] 0.7\n[STAMINA] 0.6\n';
const GOOD = `[REASONING]\nDone.\n\n${VITALS}`;

/** Mistakes that a model makes at first, and by which vital: each one gives an error. */
const MISTAKES = ['MOOD', 'FOCUS', 'STAMINA', 'CONFIDENCE'].map((vital) => ({
  vital,
  wrong: (text: string) => text.replace(new RegExp(`\\[${vital}\\] .*\n`), `[${vital}] very\n`),
}));

/** A model that mends as many of the mistakes that it was told of in each round. */
function learner(mends: number) {
  const left = new Set(MISTAKES);
  return (messages: readonly AskMessage[]): string => {
    const last = messages.at(-1);
    const told = [...left].filter(({ vital }) => last?.content.toLowerCase().includes(vital.toLowerCase()));
    if (messages.length > 2) for (const mistake of told.slice(0, mends)) left.delete(mistake);
    return [...left].reduce((text, { wrong }) => wrong(text), GOOD);
  };
}

describe('ask', () => {
  it.each([1, 2, 3, 4])('converges when a model mends %i of 4 findings in each round', async (mends) => {
    const messages: AskMessage[] = [{ role: 'user', content: 'Do it.' }];
    const answer = await ask(duckflow, learner(mends), { attempts: 10, messages, strict: true });
    expect(answer.ok).toBe(true);
    expect(answer.attempts).toHaveLength(1 + Math.ceil(4 / mends));
    const counts = answer.attempts.map(
      ({ parsed }) => parsed.diagnostics.filter(({ severity }) => severity === 'error').length,
    );
    expect(counts).toEqual(counts.map((_, round) => Math.max(0, 4 - round * mends)));
    if (answer.ok) expect(answer.value).toEqual(duckflow.parse(GOOD).value);
    expect(answer.attempts.at(-1)?.feedback).toBe('');
  });

  it('gives the findings of each attempt when the model never learns', async () => {
    const answer = await ask(duckflow, learner(0), { attempts: 2, strict: true });
    expect(answer.ok).toBe(false);
    expect(answer.attempts.map(({ feedback }) => feedback)).toEqual([
      expect.stringMatching(/4 errors/),
      expect.stringMatching(/4 errors/),
    ]);
  });

  it('hands over the instructions, the task, each answer and what is to be fixed', async () => {
    const seen: (readonly AskMessage[])[] = [];
    const model = async (messages: readonly AskMessage[]) => {
      seen.push(messages);
      return seen.length === 1 ? 'Hello.' : GOOD;
    };
    await ask(duckflow, model, { messages: [{ role: 'user', content: 'Do it.' }] });
    expect(seen[0]).toEqual([
      { role: 'system', content: duckflow.prompt() },
      { role: 'user', content: 'Do it.' },
    ]);
    expect(seen[1]?.slice(2)).toMatchObject([{ role: 'assistant', content: 'Hello.' }, { role: 'user' }]);
    expect(seen[1]?.at(-1)?.content).toMatch(/Write the whole answer again/);
  });

  it('does not take an answer that was stopped by a limit, though it looks whole', async () => {
    let asked = 0;
    const answer = await ask(duckflow, () => ({ text: GOOD, finished: ++asked > 1 }));
    expect(answer.ok).toBe(true);
    expect(answer.attempts.map(({ feedback }) => feedback === '')).toEqual([false, true]);
  });

  it('asks once at least, and works with any format', async () => {
    const answer = await ask(skill, () => '{"status": ', { attempts: 0 });
    expect(answer).toMatchObject({ ok: false, attempts: [{ text: '{"status": ' }] });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const model = (): string => {
      stop.abort(new Error('enough'));
      return 'x';
    };
    await expect(ask(duckflow, model, { attempts: 5, signal: stop.signal })).rejects.toThrow('enough');
  });
});
