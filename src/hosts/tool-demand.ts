/** What an answer must call: any tool, or one by its name. */
export interface ToolDemand {
  readonly required: boolean;
  readonly tool?: string;
}

/** The sentence that asks a model for a call, for a prompt; none where it may do without. */
export function demandOf({ required, tool }: ToolDemand): string[] {
  if (tool !== undefined) return [`Your answer must call the tool ${JSON.stringify(tool)}.`];
  return required ? ['Your answer must call one of the tools.'] : [];
}
