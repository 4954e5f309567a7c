import { readInputs } from '../../cli/inputs.ts';
import { countFindings } from '../../cli/pretty/diagnostics.ts';
import { Problem, reportProblem } from '../../cli/problem.ts';
import { type DesignSpecification, parse } from '../../formats/design/index.ts';

/** The design in a file; undefined when the file cannot be read. Errors in the design are told, in one line. */
export async function readDesign(path: string): Promise<DesignSpecification | undefined> {
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
