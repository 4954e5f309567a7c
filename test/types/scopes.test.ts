import { defineFormat, type HandlersOf, type Part, type PartAround } from 'peglot/define';
import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { grammar } from '../../examples/templates/blocks/todo.parser.ts';

const schema = v.object({ prose: v.string(), files: v.array(v.string()) });
type Reply = v.InferOutput<typeof schema>;

/** A file of the reply while it is read. */
class File {
  text = '';
}

interface Parts {
  readonly model: Part<Reply>;
  readonly File: File;
}
type Adapter<P = Parts> = HandlersOf<typeof grammar, P>;

const handlers: Adapter = {
  File: {
    enter: () => new File(),
    leave: ({ text }) => {
      written.push(text);
    },
  },
  FileHead: ({ path }, file) => {
    file.text = `${path}: `;
  },
  FileText: ({ text }, file) => {
    file.text += text;
  },
  FileEnd: () => {},
  // `Prose` opens nothing: its text gets the model.
  ProseText: ({ text }, reply) => reply.append('prose', text),
};
const written: string[] = [];

it('gives each handler the part that is open around its rule', () => {
  const format = defineFormat({
    name: 'files',
    grammar,
    schema,
    empty: (): Reply => ({ prose: '', files: [] }),
    adapt: (): Adapter => handlers,
    print: () => '',
  });
  expect(format.parse('Here:\n@@ a.txt\none\n@@ end\n').value.prose).toBe('Here:\n');
  expect(written).toEqual(['a.txt: one']);
});

it('gives the model to handlers where no part is named', () => {
  const format = defineFormat({
    name: 'files',
    grammar,
    schema,
    empty: (): Reply => ({ prose: '', files: [] }),
    adapt: () => ({
      FileHead: () => {},
      FileText: () => {},
      FileEnd: () => {},
      ProseText: ({ text }, reply) => reply.append('prose', text),
    }),
    print: () => '',
  });
  expect(format.parse('Here.').value.prose).toBe('Here.');
});

it('refuses what does not fit', () => {
  // @ts-expect-error a rule without a handler
  const missing: Adapter = { ...handlers, FileText: undefined };
  // @ts-expect-error no handler opens the part
  const unopened: Adapter = { ...handlers, File: undefined };
  const wrongPart: Adapter = {
    ...handlers,
    // @ts-expect-error a text is in a file, not in the reply
    FileText: ({ text }, file: Part<Reply>) => file.append('prose', text),
  };
  // @ts-expect-error what is opened is no file
  const wrongEnter: Adapter = { ...handlers, File: { enter: () => 'a file' } };
  // @ts-expect-error a file has no such field
  const wrongField: Adapter = { ...handlers, FileHead: ({ path }, file) => file.name.concat(path) };
  // @ts-expect-error no rule of the grammar is called that
  const unknown: Adapter<Parts & { Fil: File }> = { ...handlers, Fil: { enter: () => new File() } };
  const wrongModel = (): Adapter<{ readonly model: Part<string> }> => ({
    FileHead: () => {},
    FileText: () => {},
    FileEnd: () => {},
    ProseText: () => {},
  });
  defineFormat({
    name: 'files',
    grammar,
    schema,
    empty: (): Reply => ({ prose: '', files: [] }),
    // @ts-expect-error the model is no text
    adapt: wrongModel,
    print: () => '',
  });
  expect([missing, unopened, wrongPart, wrongEnter, wrongField, unknown]).toHaveLength(6);
});

type Deep = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R';

it('finds the part around rules that may all stand in each other, by any way', () => {
  type Part = PartAround<Record<Deep, Deep | 'model'>, { model: 'text'; A: 'first' }, 'R'>;
  expectTypeOf<Part>().toEqualTypeOf<'text' | 'first'>();
});
