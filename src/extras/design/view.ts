import { readInputs } from '../../cli/inputs.ts';
import { write } from '../../cli/output.ts';
import { countFindings } from '../../cli/pretty/diagnostics.ts';
import { Problem, reportProblem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { PrintError } from '../../core/print-error.ts';
import { type DesignSpecification, parse, print } from '../../formats/design/index.ts';
import { diff, formatDiff, toMermaid, toOpenAPI, toSQL } from '../design-views/index.ts';

/** The forms in which a design can be shown. */
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

/** `peglot design markdown|json|openapi|sql|mermaid`: a design in another form. */
export async function printView(name: ViewName, path: string): Promise<void> {
  const design = await readDesign(path);
  if (design === undefined) return;
  const text = shown(name, design, path);
  // A file or a program gets the exact text; on a terminal, control characters are escaped.
  await write(process.stdout.isTTY ? escapeControls(text, true) : text);
}

/** @throws {Problem} when Markdown cannot express the design */
function shown(name: ViewName, design: DesignSpecification, path: string): string {
  try {
    return VIEWS[name](design);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    throw new Problem(`${path}: ${error.message}`, 'fix this part, or keep the JSON', 1);
  }
}

interface DiffOptions {
  readonly json?: boolean;
  readonly markdown?: boolean;
}

/** `peglot design diff`: the changes of the model. */
export async function diffFiles(oldPath: string, newPath: string, options: DiffOptions): Promise<void> {
  if (oldPath === STDIN && newPath === STDIN) {
    throw new Problem('standard input can be only one of the two designs', 'name a file for the other');
  }
  const before = await readDesign(oldPath);
  const after = await readDesign(newPath);
  if (before === undefined || after === undefined) return;
  const changes = diff(before, after);
  if (options.json === true) await write(`${JSON.stringify(changes, null, 2)}\n`);
  else await write(formatDiff(changes, options.markdown === true ? 'markdown' : 'text'));
}

/** The design in a file; undefined when the file cannot be read. Errors in the design are reported in one line. */
async function readDesign(path: string): Promise<DesignSpecification | undefined> {
  for await (const { name, text } of readInputs([path])) {
    const { value, diagnostics, ok } = parse(text);
    if (!ok) {
      const found = countFindings(diagnostics);
      reportProblem(new Problem(`${name}: the design has ${found}`, 'peglot check --format design shows them', 1));
    }
    return value;
  }
  return undefined;
}
