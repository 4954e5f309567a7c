import type { DefaultTheme } from 'vitepress';

/** The pages, in the order in which one would read them. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  {
    text: 'Use',
    items: [
      { text: 'Start', link: '/' },
      { text: 'From a schema to a typed answer', link: '/typed-json' },
      { text: 'Raw markup in content', link: '/raw-markup' },
      { text: 'Streaming', link: '/streaming' },
      { text: 'Recovery and findings', link: '/recovery' },
      { text: 'Printing and laws', link: '/laws' },
      { text: 'The command', link: '/command' },
      { text: 'Coming from another library', link: '/coming-from' },
      { text: 'What is stable', link: '/stable' },
    ],
  },
  {
    text: 'Formats',
    items: [
      { text: 'JSON that recovers', link: '/formats/json' },
      { text: 'How damaged JSON is read', link: '/json-recovery' },
      { text: 'Tool calls and edit blocks', link: '/tools' },
      { text: 'Duckflow', link: '/formats/duckflow' },
      { text: 'Skill Output', link: '/formats/skill' },
      { text: 'DML', link: '/formats/dml' },
      { text: 'ACOR', link: '/formats/acor' },
      { text: 'Design', link: '/formats/design' },
    ],
  },
  {
    text: 'The specifications, demand by demand',
    collapsed: true,
    items: [
      { text: 'Duckflow', link: '/spec-duckflow' },
      { text: 'Skill Output', link: '/spec-skill' },
      { text: 'DML', link: '/spec-dml' },
      { text: 'ACOR', link: '/spec-acor' },
      { text: 'Design', link: '/spec-design' },
    ],
  },
  {
    text: 'A format of your own',
    items: [
      { text: 'From your Peggy grammar', link: '/peggy' },
      { text: 'From empty folder to format', link: '/own-format' },
      { text: 'A specification has changed', link: '/spec-change' },
      { text: 'Grammar reference', link: '/engine' },
      { text: 'The grammar workbench', link: '/workbench' },
      { text: 'Constrained decoding', link: '/constrained-decoding' },
    ],
  },
  {
    text: 'Where you already are',
    items: [
      { text: 'Hosts', link: '/hosts/' },
      { text: 'ask', link: '/hosts/ask' },
      { text: "OpenAI's API", link: '/hosts/openai' },
      { text: 'AI SDK', link: '/hosts/ai-sdk' },
      { text: 'LangChain', link: '/hosts/langchain' },
      { text: 'Genkit', link: '/hosts/genkit' },
      { text: 'MCP', link: '/hosts/mcp' },
      { text: 'Editors', link: '/hosts/editor' },
      { text: 'Vitest', link: '/hosts/vitest' },
      { text: 'promptfoo', link: '/hosts/promptfoo' },
      { text: 'OpenTelemetry', link: '/hosts/telemetry' },
      { text: 'Many documents', link: '/batch' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'What to import', link: '/entries' },
      { text: 'API', link: '/api/' },
      { text: 'Diagnostics', link: '/diagnostics' },
      { text: 'Performance', link: '/performance' },
      { text: 'How peglot is built', link: '/house' },
      { text: 'Its packages', link: '/packages' },
    ],
  },
];
