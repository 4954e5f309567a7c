import fc from 'fast-check';
import type { InputRequest, Message, Reporter } from 'peglot/acor';
import { createReporter, parse } from 'peglot/acor';
import { describe, expect, it } from 'vitest';
import { anyUnit } from '../../../src/testing/any-unit.ts';
import { long, runs } from '../../laws/law.ts';
import { command, controlsShown, flat, holds, SNIPPETS, says } from './reporter-texts.ts';

const RUNS = runs(300).numRuns;

const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...SNIPPETS) },
      { weight: 1, arbitrary: fc.string({ unit: anyUnit }) },
    ),
    {
      maxLength: 6,
    },
  )
  .chain((parts) => fc.constantFrom('', '\n', ' ').map((joint) => parts.join(joint)));

/** A text that the protocol cannot do without. */
const filled = text.map((given) => (flat(given) === '' ? `x${given}` : given));
/** A command that is one: neither blank nor a comment, and nothing in it begins another. */
const run = text
  .map((given) => given.replace(/[;&|]/g, '+'))
  .map((given) => (/^(?:$|#|\$ )/.test(command(given)) ? `x${given}` : given));
const optional = fc.option(text, { nil: undefined });

/** A call, and what a reader must find of it. */
interface Call {
  readonly call: (report: Reporter) => unknown;
  readonly finds: (message: Message) => void;
}

const state = fc.constantFrom('Ready' as const, 'Working' as const);
const final = fc.constantFrom('Complete' as const, 'Failed' as const, 'Cancelled' as const);

const beforeEnd: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(state, text).map(([given, message]) => statusCall(given, message)),
  fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), text).map(([percent, message]) => ({
    call: (report: Reporter) => report.progress(percent, message),
    finds: (found: Message) => {
      expect(found).toMatchObject({ kind: 'progress' });
      if (found.kind === 'progress') expect(found.percent).toBeCloseTo(percent, 1);
      holds(found, message);
    },
  })),
);

/** Notes of the session: all that may follow a request for input. */
const notes: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(filled, text).map(([id, message]) => ({
    call: (report: Reporter) => report.session(id, message),
    finds: (found: Message) => {
      expect(found).toMatchObject({ kind: 'session' });
      says(found.kind === 'session' ? found.id : undefined, id);
      holds(found, message);
    },
  })),
  fc.tuple(filled, text).map(([name, message]) => ({
    call: (report: Reporter) => report.checkpoint(name, message),
    finds: (found: Message) => {
      expect(found).toMatchObject({ kind: 'checkpoint' });
      says(found.kind === 'checkpoint' ? found.name : undefined, name);
      holds(found, message);
    },
  })),
);

const anywhere: fc.Arbitrary<Call> = fc.oneof(
  notes,
  text.map((given) => ({
    call: (report: Reporter) => report.output(given),
    finds: (found: Message) => {
      expect(found).toMatchObject({ kind: 'output', variant: 'text' });
      holds(found, given);
    },
  })),
  fc.tuple(fc.dictionary(text, fc.oneof(text, fc.double(), fc.constant(null))), text).map(([value, message]) => ({
    call: (report: Reporter) => report.data(value, message),
    finds: (found: Message) => {
      expect(found).toMatchObject({ kind: 'output', variant: 'data' });
      if (found.kind === 'output')
        expect(found.data).toEqual(
          JSON.parse(
            Buffer.from(
              JSON.stringify(value).replaceAll(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\ufffd'),
            ).toString(),
          ),
        );
      holds(found, message);
    },
  })),
  fc
    .tuple(fc.array(fc.record({ path: filled, description: text }), { minLength: 1, maxLength: 3 }), text)
    .map(([files, message]) => ({
      call: (report: Reporter) => report.files(files, message),
      finds: (found: Message) => {
        expect(found).toMatchObject({
          kind: 'output',
          variant: 'files',
          files: files.map(({ path }) => ({ path: command(path) })),
        });
        for (const [at, { description }] of files.entries())
          says(found.kind === 'output' ? found.files?.[at]?.description : undefined, description);
        holds(found, message);
      },
    })),
  fc
    .record({ title: filled, message: text, details: optional, recovery: filled })
    .map(({ title, message, details, recovery }) => ({
      call: (report: Reporter) =>
        report.error({ title, message, recovery, ...(details === undefined ? {} : { details }) }),
      finds: (found: Message) => {
        expect(found).toMatchObject({ kind: 'error' });
        if (found.kind !== 'error') return;
        says(found.title, title);
        says(found.recovery, recovery);
        says(found.details ?? '', details ?? '');
        holds(found, message);
      },
    })),
  fc
    .record({
      title: filled,
      message: text,
      items: fc.array(text, { maxLength: 3 }),
      fields: fc.dictionary(filled, text, { maxKeys: 3 }),
      block: fc.option(fc.record({ lang: text, text }), { nil: undefined }),
      command: fc.option(run, { nil: undefined }),
    })
    .map(({ title, message, items: list, fields, block, command: given }) => ({
      call: (report: Reporter) =>
        report.directive({
          title,
          message,
          items: list,
          fields,
          ...(block === undefined ? {} : { block }),
          ...(given === undefined ? {} : { command: given }),
        }),
      finds: (found: Message) => {
        expect(found).toMatchObject({ kind: 'ai_directive' });
        if (found.kind !== 'ai_directive') return;
        says(found.title, title);
        const expected = list.map(flat).filter((item) => item !== '');
        const names = new Map(Object.entries(fields).map(([name, value]) => [flat(name), value]));
        // A name that cannot be one stays readable, as an item.
        expect(found.items.length + Object.keys(found.fields).length).toBe(
          expected.length + Object.keys(fields).length,
        );
        for (const [name, value] of Object.entries(found.fields)) {
          expect([...names.keys()]).toContain(name);
          says(value, names.get(name) ?? '');
        }
        const items = found.items.slice(found.items.length - expected.length);
        for (const [at, item] of expected.entries()) says(items[at], item);
        holds(found, message);
        if (given !== undefined) expect(found.blocks.map((one) => one.text)).toContain(command(given));
        if (block !== undefined)
          expect(found.blocks.map((one) => one.text)).toContain(controlsShown(block.text.replaceAll(/\r\n?/g, '\n')));
      },
    })),
  fc
    .tuple(
      fc.array(fc.oneof(filled, fc.record({ text, command: run })), { minLength: 1, maxLength: 3 }),
      fc.option(text, { nil: undefined }),
    )
    .map(([items, title]) => ({
      call: (report: Reporter) => report.suggestions(items, title),
      finds: (found: Message) => {
        expect(found).toMatchObject({ kind: 'suggestions' });
        if (found.kind !== 'suggestions') return;
        says(found.title ?? '', title ?? '');
        expect(found.items).toHaveLength(items.length);
        for (const [at, item] of items.entries()) {
          const given = typeof item === 'string' ? { text: item, command: undefined } : item;
          says(found.items[at]?.text, given.text);
          expect(found.items[at]?.command).toBe(given.command === undefined ? undefined : command(given.command));
        }
      },
    })),
);

const finished = fc.tuple(final, text).map(([given, message]) => statusCall(given, message));

const asking: fc.Arbitrary<Call> = fc.oneof(
  fc
    .record({
      message: text,
      command: run,
      options: fc.array(text, { maxLength: 3 }),
      example: fc.option(run, { nil: undefined }),
    })
    .map(({ example, ...request }) => inputCall(example === undefined ? request : { ...request, example })),
  fc
    .record({
      message: text,
      options: fc.array(fc.record({ label: filled, command: run }), { minLength: 1, maxLength: 3 }),
    })
    .map((request) => inputCall(request)),
);

/** How a run ends, and what is said after that. */
const ending: fc.Arbitrary<readonly Call[]> = fc
  .oneof(fc.tuple(finished, fc.array(anywhere, { maxLength: 2 })), fc.tuple(asking, fc.array(notes, { maxLength: 2 })))
  .map(([end, after]) => [end, ...after]);

function statusCall(given: 'Ready' | 'Working' | 'Complete' | 'Failed' | 'Cancelled', message: string): Call {
  return {
    call: (report) => report.status(given, message),
    finds: (found) => {
      expect(found).toMatchObject({ kind: 'status', state: given });
      holds(found, message);
    },
  };
}

function inputCall(request: InputRequest): Call {
  return {
    call: (report) => report.inputNeeded(request),
    finds: (found) => {
      expect(found.kind).toBe('input_needed');
      if (found.kind !== 'input_needed') return;
      if ('command' in request) {
        expect(found.commands).toEqual([command(String(request.command))]);
        expect(found.options).toEqual([]);
        expect(found.valid_options).toHaveLength((request.options ?? []).map(flat).filter((one) => one !== '').length);
        expect(found.example).toBe(request.example === undefined ? undefined : command(String(request.example)));
      } else {
        expect(found.commands).toEqual([]);
        expect(found.options.map(({ label }) => label.slice(0, 'Option A - '.length))).toEqual(
          request.options.map((_, at) => `Option ${'ABC'[at]} - `),
        );
        expect(found.options.map((option) => option.command)).toEqual(
          request.options.map((option) => command(String(option.command))),
        );
        expect(found.valid_options).toEqual([]);
      }
      holds(found, request.message);
    },
  };
}

/** What the calls are at fault for, and not the reporter. */
const OF_CALLS: ReadonlySet<string> = new Set(['acor/suggestions-after-failure']);

describe('whatever a reporter is given', () => {
  it.each(['`', ' ', '<!--', '**a', '- ', '`a', ' \n', '\r', '#', '<|', '\t', '## Status: x\n'])(
    'a long text of %j is written and read',
    (unit) => {
      const text = `x${unit.repeat(Math.ceil(long(200_000) / unit.length))}x`;
      let written = '';
      const report = createReporter({
        write(piece) {
          written += piece;
          return true;
        },
      });
      report.output(text);
      report.error({ title: text, details: text, recovery: text });
      report.suggestions([{ text: text, command: text }]);
      report.inputNeeded({ message: text, command: text, options: [text] });
      expect(parse(written).value.messages.map(({ kind }) => kind)).toEqual([
        'output',
        'error',
        'suggestions',
        'input_needed',
      ]);
    },
  );

  it('the transcript reads clean, as exactly the messages given', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(beforeEnd, anywhere), { maxLength: 4 }), ending, (before, after) => {
        const calls = [...before, ...after];
        let transcript = '';
        const report = createReporter({
          write: (written) => {
            transcript += written;
          },
        });
        for (const { call } of calls) call(report);
        const { value, diagnostics, complete } = parse(transcript);
        expect(
          diagnostics.filter(({ code, severity }) => severity !== 'info' && !OF_CALLS.has(code)),
          transcript,
        ).toEqual([]);
        expect(complete).toBe(true);
        expect(value.preamble).toBe('');
        expect(value.messages).toHaveLength(calls.length);
        for (const [at, { finds }] of calls.entries()) {
          const found = value.messages[at];
          try {
            if (found !== undefined) finds(found);
          } catch (error) {
            throw new Error(`message ${at} is not as given:\n${transcript}`, { cause: error });
          }
        }
        // No control sequence reaches a terminal, and no byte is lost on the way there.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
        expect(transcript).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/);
        expect(Buffer.from(transcript, 'utf8').toString('utf8')).toBe(transcript);
      }),
      { numRuns: RUNS },
    );
  });
});
