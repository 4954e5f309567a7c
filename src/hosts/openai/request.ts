import { isRecord } from '../../core/record.ts';
import type { ToolChoice } from '../../tools/tool-choice.ts';
import type { ToolOffer, ToolOffers } from '../tool-format.ts';
import { jsonIn } from './json-text.ts';

/** A request for a chat completion. */
export type CompletionRequest = Readonly<Record<string, unknown>>;

/** The request that a text is; undefined where it is none. */
export function requestIn(text: string): CompletionRequest | undefined {
  const body = jsonIn(text);
  return isRecord(body) ? body : undefined;
}

/** What an answer must call. */
export function choiceOf({ tool_choice: choice }: CompletionRequest, offers: ToolOffers): ToolChoice {
  const named = isRecord(choice) && isRecord(choice.function) ? choice.function.name : undefined;
  if (typeof named === 'string' && Object.hasOwn(offers, named)) return { tool: named };
  return choice === 'required' ? 'required' : 'auto';
}

/** How many calls an answer may have. */
export function mostCallsOf({ tool_choice: choice, parallel_tool_calls: isParallel }: CompletionRequest): number {
  if (choice === 'none') return 0;
  return isParallel === false ? 1 : Number.POSITIVE_INFINITY;
}

/** The tools that a request offers, by name; undefined when it offers none. */
export function offersOf({ tools }: CompletionRequest): ToolOffers | undefined {
  if (!Array.isArray(tools)) return undefined;
  const offers = tools.flatMap((tool: unknown): [string, ToolOffer][] => {
    const about = isRecord(tool) ? tool.function : undefined;
    if (!isRecord(about) || typeof about.name !== 'string') return [];
    const { name, description, parameters } = about;
    return [[name, { ...(typeof description === 'string' ? { description } : {}), parameters: Object(parameters) }]];
  });
  return offers.length === 0 ? undefined : Object.fromEntries(offers);
}
