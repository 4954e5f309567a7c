import { type Command, Option } from 'commander';
import { lazily } from '../../cli/lazily.ts';
import type { ViewName } from './view.ts';

/** Adds `peglot design …`: conversions of a design specification, and comparisons. */
export function addDesignCommands(peglot: Command): void {
  const design = peglot.command('design').description('edit, compare and show design specifications');

  view('markdown', 'print the design as Markdown, whichever form the file has; old JSON is repaired');
  view('json', 'print the design as JSON, whichever form the file has');
  view('openapi', 'print the endpoints as OpenAPI 3.1, in JSON');
  view('sql', 'print the tables as PostgreSQL statements');
  view('mermaid', 'print the component graph and the tables as Mermaid diagrams, in Markdown');

  design
    .command('render')
    .description('write the design as one HTML page: diagrams, endpoints, tables, components, checklist, findings')
    .argument('<file>', FILE)
    .option('-o, --output <page>', 'the file to write; without it the page is printed')
    .action(lazily(async () => (await import('./render.ts')).renderFile));

  design
    .command('diff')
    .description('print what changed from one design to another')
    .argument('<old>', FILE)
    .argument('<new>', FILE)
    .addOption(new Option('--json', 'print the changes as JSON').conflicts('markdown'))
    .option('--markdown', 'print the changes as Markdown, for a pull request')
    .action(lazily(async () => (await import('./view.ts')).diffFiles));

  design
    .command('edit')
    .description('change one field and leave every other byte alone; prints the document')
    .argument('<file>', FILE)
    .argument('<path>', 'the field, such as api_contracts[0].description')
    .argument('[value]', 'the new value: a text as it is, everything else as JSON')
    .option('--remove', 'take away the item, the entry or the optional field')
    .addOption(new Option('--write', 'replace the file').conflicts('diff'))
    .option('--diff', 'print the change as a patch')
    .action(lazily(async () => (await import('./edit.ts')).editFile));

  function view(name: ViewName, description: string): void {
    design
      .command(name)
      .description(description)
      .argument('<file>', FILE)
      .action(async (file: string) => {
        const { printView } = await import('./view.ts');
        await printView(name, file);
      });
  }
}

const FILE = 'a file, or - for standard input';
