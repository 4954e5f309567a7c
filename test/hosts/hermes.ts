import type { ToolFormat, ToolOffers } from 'peglot/ai-sdk';
import { toolCalls } from 'peglot/tools';

/** The dialect of tool calls by which the hosts are tested. */
export function hermes(tools?: ToolOffers): ToolFormat {
  return toolCalls({ dialect: 'hermes', ...(tools !== undefined && { tools }) });
}
