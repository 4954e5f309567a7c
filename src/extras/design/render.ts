import { realpath } from 'node:fs/promises';
import { type Input, readInputs } from '../../cli/inputs.ts';
import { write } from '../../cli/output.ts';
import { countFindings } from '../../cli/pretty/diagnostics.ts';
import { Problem, reportProblem } from '../../cli/problem.ts';
import { writeWholeFile } from '../../cli/write-file.ts';
import { parse } from '../../formats/design/index.ts';
import { renderDesignPage } from './page/page.ts';

interface RenderOptions {
  readonly output?: string;
}

/** `peglot design render`: the design as one page. A design with errors gets a page too, with its findings. */
export async function renderFile(path: string, { output }: RenderOptions): Promise<void> {
  for await (const input of readInputs([path])) {
    const parsed = parse(input.text);
    const page = renderDesignPage(input.name, input.text, parsed);
    if (output === undefined) {
      await write(page);
    } else {
      await refuseOverwriting(input, output);
      await writeWholeFile(output, page);
    }
    if (parsed.ok) continue;
    const found = countFindings(parsed.diagnostics);
    reportProblem(new Problem(`${input.name}: the design has ${found}`, 'the page shows them', 1));
  }
}

async function refuseOverwriting(input: Input, output: string): Promise<void> {
  if (input.path === undefined) return;
  const [from, to] = await Promise.all([input.path, output].map((path) => realpath(path).catch(() => path)));
  if (from === to) throw new Problem(`${output}: the page would replace the design`, 'name another file');
}
