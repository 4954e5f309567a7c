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

/** The context of a template. */
export interface TemplateOptions {
  /** The prompt before the reply, or the empty string: a region that the prompt opens is open in the reply. */
  readonly prefix: string;
  /** The tools by name: string arguments of calls are converted to the types of their parameters. */
  readonly tools?: ToolSchemas;
}

/** A format made from a template, and the codes of its findings. */
export type TemplateFormat = Format<Message, ParseOptions, object, object, TemplateCode>;

/**
 * Makes a format from a `response_template`. It reads replies into message objects; it does not print. The template's
 * patterns are run unchanged, including one with endless backtracking, so only use templates from trusted sources.
 *
 * @throws {TemplateError} when the template is broken, with the first problem
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
