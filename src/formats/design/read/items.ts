import type { ComponentHeadingNode, MarkNode, Nodes, SchemaHeadingNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { ScopeHandler } from '../../../engine/index.ts';
import { ITEMS } from '../labels.ts';
import { ComponentItem, MethodItem } from './components.ts';
import type { KnownHead } from './field.ts';
import { type AnyItem, Item } from './item.ts';
import type { Page } from './page.ts';
import type { All } from './parts.ts';

type ItemNodes =
  | Extract<keyof Nodes, `${string}Head`>
  | `${'Contract' | 'Schema' | 'Component' | 'Check' | 'Method' | 'Listed'}Heading`
  | 'BareColumns'
  | 'Contract'
  | 'Schema'
  | 'Component'
  | 'Method'
  | 'ListedMethod'
  | 'Check';

/** Opens items and takes their headings and labels; `begin` is called with each heading and its level. */
export function itemHandlers(page: Page, begin: (heading: Range, level: number) => void): Pick<All, ItemNodes> {
  /** Opens an item when its rule is entered; it is added to the model once it is known what follows. */
  const item = <Opened extends AnyItem, Around>(open: (around: Around) => Opened): ScopeHandler<Opened, Around> => ({
    enter: (around) => {
      page.goOn();
      return open(around);
    },
    leave: (opened) => page.whenFollowed((isLast) => opened.close(isLast)),
  });
  const method = item((component: ComponentItem) => new MethodItem(page, component));
  const headed = (opened: AnyItem, node: Range & { readonly mark: MarkNode | null }): void => {
    begin(node, 3);
    opened.begin(node);
    checkLevel(page, node, 3, opened.part.path);
  };
  const known = (head: KnownHead, item: AnyItem): void => item.label(head);

  return {
    Contract: item(() => new Item(ITEMS.contract, page.design.list('api_contracts'), page)),
    Schema: item(() => new Item(ITEMS.table, page.design.list('data_schemas'), page)),
    Component: item(() => new ComponentItem(page)),
    Check: item(() => new Item(ITEMS.check, page.design.list('design_review_checklist'), page)),
    Method: method,
    ListedMethod: method,

    ContractHeading: (node, contract) => {
      headed(contract, node);
      const { part } = contract;
      if (node.endpoint !== null) {
        const { method, path } = node.endpoint;
        part.set('method', method.type === 'MethodWords' ? method.word : method.word.toUpperCase(), {
          range: page.unquoted(method),
        });
        part.set('endpoint', page.source(path), { range: path });
        return;
      }
      const title = page.trim(node.title ?? node);
      const endpoint = page.source(title);
      const message = `The heading of an endpoint must be like GET /path, not ${quote(endpoint)}`;
      page.report('bad-endpoint-title', title, message, part.pathOf('endpoint'));
      part.set('endpoint', endpoint, { range: title });
    },
    SchemaHeading: (node, table) => {
      headed(table, node);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null) reportBadTitle(page, 'Table', node, table.part.path);
      table.part.set('table_name', page.source(name), { range: name });
    },
    ComponentHeading: (node, component) => {
      headed(component, node);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null && (node.word !== '' || /[:：]/.test(page.source(name))))
        reportBadTitle(page, 'Component', node, component.part.path);
      component.part.set('component_name', page.source(name), { range: name });
    },
    CheckHeading: (node, check) => {
      headed(check, node);
      const { part } = check;
      const title = page.trim(node.pair ?? node.title ?? node);
      const category = node.pair === null ? title : page.unquoted(node.pair.name);
      const isBare = node.pair === null || category.start === category.end;
      const description = page.unquoted(node.pair?.value ?? title);
      if (isBare) {
        const message = `The heading has no category: ${quote(page.source(title))}`;
        page.report('missing-category', title, message, part.pathOf('category'));
      }
      const name = isBare ? 'General' : page.source(category);
      part.set('category', name, { range: isBare ? title : category });
      part.set('description', page.source(description), { range: description });
    },
    MethodHeading: (node, method) => {
      begin(node, 4);
      method.beginMethod(node, node.signature);
      checkLevel(page, node, 4, method.part.path);
    },
    ListedHeading: (node, method) => method.beginListed(node),

    TextHead: known,
    AnswerHead: known,
    EntriesHead: known,
    FailuresHead: known,
    JsonHead: known,
    ColumnsHead: known,
    SqlHead: known,
    NamesHead: known,
    NotesHead: known,
    SeverityHead: known,
    NumberHead: known,
    InterfacesHead: known,
    OtherHead: (node, item) => item.otherLabel(node),
    BareColumns: ({ table }, item) => item.unlabelled('columns', table),
  };
}

/** Reports a heading of the wrong level. */
export function checkLevel(
  page: Page,
  heading: Range & { readonly mark: MarkNode | null },
  due: number,
  path?: Path,
  what = 'heading',
): void {
  const { mark, start, end } = heading;
  if (mark === null || mark.marks.length === due) return;
  const message = `The ${what} must start with ${'#'.repeat(due)}, not ${mark.marks}`;
  const hint = `Write ${'#'.repeat(due)} ${page.text({ start: mark.end, end })}`;
  const range = { start: mark.start, end: mark.start + mark.marks.length };
  page.report('bad-heading-level', { start, end }, message, path, { hint, fix: { range, text: '#'.repeat(due) } });
}

/** Reports a missing word before a name, or a missing colon after it. */
function reportBadTitle(page: Page, due: string, node: SchemaHeadingNode | ComponentHeadingNode, path: Path): void {
  const { start, end } = page.trim(node.title ?? node);
  const written = { start: start - (node.word ?? '').length, end };
  const message = `The heading must be like ${due}: name, not ${quote(page.source(written))}`;
  const fix = { range: { start: written.start, end: start }, text: `${due}: ` };
  const hint = `Write ${due}: ${page.text({ start, end })}`;
  page.report('bad-item-title', written, message, path, { hint, fix });
}
