import { requireObject, requireText } from '../core/argument.ts';
import { EventStream } from '../core/event-stream.ts';
import type { Format } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Stream } from '../core/stream.ts';
import { streamOf, transformOf } from '../core/stream.ts';
import { checkRules, checkSchema, checkWritten } from './check.ts';
import { codeTableOf } from './code-table.ts';
import { codesOf, type FormatCode, type GrammarCode } from './codes.ts';
import { keepDefinition } from './defined.ts';
import type { Definition, FormatParts, ReadOptions } from './definition.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { Part } from './part.ts';
import { blamed, printed, prove } from './proof.ts';
import { readWhole } from './read-whole.ts';
import { Reader } from './reader.ts';

/**
 * Makes a {@link Format} of a grammar and an adapter.
 *
 * @example
 * export const todo = defineFormat({
 *   name: 'todo', grammar, schema,
 *   empty: (): Todo => ({ title: '', tasks: [], notes: '' }),
 *   adapt: (to) => ({
 *     Title: (node) => to.set('title', node.text),
 *     Task: (node) => void to.list('tasks').push({ text: node.text, done: node.mark === 'x' }),
 *     NotesText: (piece) => to.append('notes', piece.text),
 *   }),
 *   print: (value) => …,
 * });
 */
export function defineFormat<
  Model,
  Grammar extends CompiledGrammar,
  Read extends ReadOptions = ReadOptions,
  Print extends object = object,
  Prompt extends object = object,
  const Name extends string = string,
  Own extends string = never,
  Other extends string = never,
  Parts extends { readonly model: Part<Model> } = { readonly model: Part<Model> },
>(
  parts: FormatParts<Model, Grammar, Read, Print, Prompt, Name, Own, Other, Parts>,
): Format<Model, Read, Print, Prompt, FormatCode<Name, GrammarCode<Grammar> | Own> | Other> {
  type Code = FormatCode<Name, GrammarCode<Grammar> | Own> | Other;
  requireObject(parts, 'the format');
  const { name, schema } = parts;
  requireObject(parts.grammar, 'grammar, from the file that peglot generate writes,');
  const { codes, mistakes } = codeTableOf(name, parts.grammar, parts.codes);
  const isCode = codesOf<Code>([{ name, diagnostics: codes }, ...(parts.inner ?? [])]);
  const definition: Definition<Model, Read, Code> = { name, parts, codes, isCode, mistakes };
  const none: Partial<Read> = {};
  const parse = (text: string, options: Partial<Read> = none): Parsed<Model, Code> => {
    requireText(text, 'text');
    requireObject(options, 'options');
    return readWhole(definition, text, options);
  };
  const createStream = (options: Partial<Read> = none): Stream<Model, Code> =>
    streamOf((emit) => new Reader(definition, options, emit));
  const write = (value: Model, options: Partial<Print> = {}): string => {
    const text = printed(schema, value, () => parts.print(value, options));
    prove(parts, value, parse(text));
    return text;
  };
  const isWritable = (value: Model): boolean => {
    try {
      write(value);
      return true;
    } catch {
      return false;
    }
  };
  const format: Format<Model, Read, Print, Prompt, Code> = {
    name,
    schema,
    diagnostics: codes,
    parse,
    createStream,
    events: (chunks, options) => new EventStream(createStream(options), chunks),
    transform: (options) => transformOf(createStream(options)),
    check: (value) => {
      const found = checkSchema({ ...parts, codes, isCode }, value);
      // Rules may rely on the shape, so they run only if the schema accepts it.
      const isShaped = found.every(({ code }) => code !== `${name}/invalid-value`);
      if (!isShaped) return found;
      return checkWritten(name, format, value, [...found, ...checkRules(definition, value)]);
    },
    print: (value, options) => {
      try {
        return write(value, options);
      } catch (error) {
        throw blamed(error, parts.culprit?.(value, isWritable));
      }
    },
    prompt: (options) => parts.prompt?.(options ?? {}) ?? '',
    ...(parts.meaning !== undefined && { meaning: (value: Model) => parts.meaning?.(value) }),
  };
  keepDefinition(parse, () => {
    const { starts } = parts.grammar;
    const words = { ...parts.fixedWords, ...parts.words?.(none) };
    return { startRules: starts, start: parts.start?.(none) ?? starts[0] ?? '', words, grammar: parts.grammar };
  });
  return format;
}
