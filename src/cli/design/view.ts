import { escapeControls } from '../../core/diagnostic.ts';
import { type DesignSpecification, toMermaid, toOpenAPI, toSQL } from '../../formats/design/index.ts';
import { write } from '../output.ts';
import { readDesign } from './read-design.ts';

/** What a design can be shown as. */
export type ViewName = 'openapi' | 'sql' | 'mermaid';

const VIEWS: Readonly<Record<ViewName, (design: DesignSpecification) => string>> = {
  openapi: (design) => `${JSON.stringify(toOpenAPI(design), null, 2)}\n`,
  sql: toSQL,
  mermaid(design) {
    const { components, entities } = toMermaid(design);
    return [components, entities].map((text) => `\`\`\`mermaid\n${text}\`\`\`\n`).join('\n');
  },
};

/** `peglot design openapi|sql|mermaid`: one view of a design. */
export async function printView(name: ViewName, path: string): Promise<void> {
  const design = await readDesign(path);
  if (design === undefined) return;
  const text = VIEWS[name](design);
  // A file or a program gets the exact text; a terminal must not be steered by it.
  await write(process.stdout.isTTY ? escapeControls(text, true) : text);
}
