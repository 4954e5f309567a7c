import { write } from '../../cli/output.ts';
import { Problem } from '../../cli/problem.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { PrintError } from '../../core/print-error.ts';
import { type DesignSpecification, print, toMermaid, toOpenAPI, toSQL } from '../../formats/design/index.ts';
import { readDesign } from './read-design.ts';

/** What a design can be shown as. */
export type ViewName = 'markdown' | 'json' | 'openapi' | 'sql' | 'mermaid';

const VIEWS: Readonly<Record<ViewName, (design: DesignSpecification) => string>> = {
  markdown: print,
  json: (design) => `${JSON.stringify(design, null, 2)}\n`,
  openapi: (design) => `${JSON.stringify(toOpenAPI(design), null, 2)}\n`,
  sql: toSQL,
  mermaid(design) {
    const { components, entities } = toMermaid(design);
    return [components, entities].map((text) => `\`\`\`mermaid\n${text}\`\`\`\n`).join('\n');
  },
};

/** `peglot design markdown|json|openapi|sql|mermaid`: one view of a design. */
export async function printView(name: ViewName, path: string): Promise<void> {
  const design = await readDesign(path);
  if (design === undefined) return;
  const text = shown(name, design, path);
  // A file or a program gets the exact text; a terminal must not be steered by it.
  await write(process.stdout.isTTY ? escapeControls(text, true) : text);
}

/** @throws {Problem} when Markdown cannot carry the design */
function shown(name: ViewName, design: DesignSpecification, path: string): string {
  try {
    return VIEWS[name](design);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    throw new Problem(`${path}: ${error.message}`, 'fix this part, or keep the JSON', 1);
  }
}
