import { oneLine } from '../../core/lines.ts';
import { getOwn } from '../../core/record.ts';
import { escapeInside } from './escape.ts';
import { KNOWN_TOOLS } from './known-tools.ts';
import { sourceOf } from './model.ts';
import { type KnownTool, knownTools, type ToolOffers } from './offers.ts';
import { type Phase, PROMPT_TEXTS, type PromptTexts } from './prompt-texts.ts';
import { INSTRUCTIONS, type Language } from './read/instructions.ts';

/** Options of the prompt. */
export interface PromptOptions {
  /** The tools on offer, as for `withTools`; the specification's seven by default. */
  readonly tools?: ToolOffers;
  /**
   * The standing instructions: keys and texts, which take precedence over the default texts of the specification's five
   * keys, or a list of keys.
   *
   * @defaultValue all five
   */
  readonly instructions?: Readonly<Record<string, string>> | readonly string[];
  /** @defaultValue 'en' */
  readonly language?: Language;
  /**
   * The migration phase of a program that used to accept calls in another form, such as the tool calls of its API: it
   * accepts both alike, prefers macros, or only accepts macros.
   *
   * @defaultValue 'required'
   */
  readonly phase?: Phase;
}

/**
 * Instructions that make a model write this format. The example at the end is a clean answer. Descriptions and
 * instructions cannot forge a macro: they are escaped, and stay within their line.
 *
 * @throws {RangeError} when a name cannot be in a macro, or a key of the list has no text
 *
 * @example prompt({ tools: { read_file: { params: ['path'] } }, language: 'ja' })
 */
export function prompt(options: PromptOptions = {}): string {
  const { language = 'en', phase = 'required' } = options;
  const texts = PROMPT_TEXTS[language];
  const tools = [...knownTools(options.tools ?? KNOWN_TOOLS).values()];
  const list = tools.map((tool) => describe(tool, texts)).join('\n');
  const said = getOwn(texts.phases, phase);
  if (said === undefined) throw new RangeError("phase must be 'both', 'preferred' or 'required'");
  const parts = [texts.rules, ...(said === '' ? [] : [said]), texts.toolsTitle, list === '' ? texts.noTools : list];
  const instructions = instructionsOf(options.instructions ?? {}, language).map(
    ([key, text]) => `- \`${key}\`${texts.colon}${safeLine(text)}`,
  );
  if (instructions.length > 0) parts.push(texts.instructionsTitle, instructions.join('\n'));
  parts.push(texts.exampleTitle, example(tools, texts));
  return `${parts.join('\n\n')}\n`;
}

function describe(tool: KnownTool, texts: PromptTexts): string {
  const does = safeLine(tool.description) || (Object.hasOwn(texts.tools, tool.name) ? texts.tools[tool.name] : '');
  const optional = tool.schema === undefined ? tool.params.slice(tool.required) : [];
  const remarks = [does, optional.length === 0 ? '' : texts.optional(optional.map((name) => `\`${name}\``))];
  const said = remarks.filter((remark) => remark !== '').join(' ');
  return `- \`${sourceOf('T', [tool.name, ...tool.params])}\`${said === '' ? '' : `${texts.colon}${said}`}`;
}

function instructionsOf(
  given: Readonly<Record<string, string>> | readonly string[],
  language: Language,
): readonly (readonly [key: string, text: string])[] {
  const known = new Map(Object.entries(INSTRUCTIONS[language]));
  if (!isList(given)) {
    const named: readonly (readonly [string, string])[] = [...new Map([...known, ...Object.entries(given)])];
    const bad = named.find(([key]) => !KEY.test(key));
    if (bad !== undefined) throw new RangeError(`${JSON.stringify(bad[0])} cannot be an instruction key`);
    return named;
  }
  return given.map((key) => {
    const text = known.get(key);
    if (text === undefined)
      throw new RangeError(`the instruction ${JSON.stringify(key)} has no text: give { key: text }`);
    return [key, text];
  });
}

const KEY = /^[\p{L}\p{Nd}_.-]+$/u;

function isList(given: Readonly<Record<string, string>> | readonly string[]): given is readonly string[] {
  return Array.isArray(given);
}

function example(tools: readonly KnownTool[], texts: PromptTexts): string {
  const shown = tools.find((tool) => tool.name === 'read_file') ?? tools[0];
  if (shown === undefined) return `Thought: ${texts.answerThought}\nAction:\n${texts.answer}`;
  const args = shown.params.map((name) => SAMPLES.get(name) ?? texts.sample);
  return `Thought: ${texts.callThought}\nAction:\n${sourceOf('T', [shown.name, ...args])}`;
}

const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['path', '{{F:main}}'],
  ['file', '{{F:main}}'],
  ['command', 'npm test'],
  ['query', 'parseConfig'],
  ['pattern', '*.py'],
  ['recursive', 'true'],
]);

/** Escapes a text from outside, and keeps it on one line. */
function safeLine(text: string): string {
  return escapeInside(oneLine(text));
}
