import { ToolSchema } from '../schema.ts';

/** The usual tools of Cline and Roo. */
export const tagTools: ReadonlyMap<string, ToolSchema> = new Map(
  Object.entries({
    read_file: 'path start_line end_line',
    write_to_file: 'path content line_count',
    replace_in_file: 'path diff',
    apply_diff: 'path diff',
    insert_content: 'path line content',
    list_files: 'path recursive',
    list_code_definition_names: 'path',
    search_files: 'path regex file_pattern',
    execute_command: 'command requires_approval cwd',
    browser_action: 'action url coordinate text size',
    use_mcp_tool: 'server_name tool_name arguments',
    access_mcp_resource: 'server_name uri',
    ask_followup_question: 'question options follow_up',
    attempt_completion: 'result command',
    new_task: 'mode message context',
    switch_mode: 'mode_slug reason',
  }).map(([name, words]) => {
    const properties = Object.fromEntries(words.split(' ').map((word) => [word, { type: 'string' }]));
    return [name, new ToolSchema({ parameters: { type: 'object', properties } })];
  }),
);
