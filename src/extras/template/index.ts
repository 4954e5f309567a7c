/**
 * Formats made of the declarative descriptions of chat responses that model repositories publish.
 *
 * @packageDocumentation
 */

import * as v from 'valibot';
import { EventStream } from '../../core/event-stream.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import { PrintError } from '../../core/print-error.ts';
import { streamOf, transformOf } from '../../core/stream.ts';
import { TemplateError, type ToolSchemas, templateCodes } from './model.ts';
import { type Message, type Reading, type TemplateCode, TemplateReader } from './reader.ts';
import { compileTemplate } from './template.ts';

export { TemplateError } from './model.ts';
export type { Message, TemplateCode } from './reader.ts';

/** What a template needs besides itself. */
export interface TemplateOptions {
  /** The prompt that the reply follows, or the empty string: a region that it opens is open. */
  readonly prefix: string;
  /** The tools, by name: string arguments of calls are given the types of their parameters. */
  readonly tools?: ToolSchemas;
}

/** A format made of a template, and the codes of what it finds. */
export type TemplateFormat = Format<Message, ParseOptions, object, object, TemplateCode>;

/**
 * Makes a format of a `response_template`. It reads replies into message objects; it does not print. The template's
 * patterns are run as they are: one that backtracks without end does so here, so take templates from whom you trust.
 *
 * @throws {TemplateError} when the template is broken, with what is wrong first
 *
 * @example
 * const format = fromResponseTemplate(config.response_template, { prefix: prompt });
 * const { value } = format.parse(reply); // { role: 'assistant', thinking: …, content: … }
 */
export function fromResponseTemplate(template: unknown, options: TemplateOptions): TemplateFormat {
  const { prefix, tools }: Partial<TemplateOptions> = options ?? {};
  if (typeof prefix !== 'string') throw new TemplateError('prefix: give the prompt, or the empty string');
  const reading: Reading = { template: compileTemplate(template), prefix, tools: tools ?? null };
  const createStream: TemplateFormat['createStream'] = (options = {}) =>
    streamOf((emit) => new TemplateReader(reading, options, emit));
  return {
    name: 'response-template',
    schema: v.record(v.string(), v.unknown()),
    diagnostics: templateCodes,
    parse: (text, options = {}) => {
      const reader = new TemplateReader(reading, options, null);
      reader.push(text);
      return reader.end();
    },
    createStream,
    events: (chunks, options) => new EventStream(createStream(options), chunks),
    transform: (options) => transformOf(createStream(options)),
    check: () => [],
    print: () => {
      throw new PrintError([], 'a response template says how a reply is read, not how it is written');
    },
    prompt: () => '',
  };
}
