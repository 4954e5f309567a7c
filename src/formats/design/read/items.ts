import type {
  AnswerHeadNode,
  ComponentHeadingNode,
  MarkNode,
  Nodes,
  SchemaHeadingNode,
} from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { ScopeHandler } from '../../../engine/index.ts';
import type { Json } from '../../json/embedding.ts';
import type { ItemKind } from '../labels.ts';
import { type ChecklistItem, SEVERITIES } from '../model.ts';
import { ComponentItem, MethodItem } from './components.ts';
import { type Field, Item } from './item.ts';
import { readJson } from './json-block.ts';
import { type Entry, readEntries, readNames, recordOf } from './lists.ts';
import { type Page, saysNothing } from './page.ts';
import type { All } from './parts.ts';
import { readColumns, readFailures, readStatements } from './tables.ts';

/** The lists of items in a design, with the kind of what is in them. */
const ROOTS = {
  contract: 'api_contracts',
  table: 'data_schemas',
  component: 'component_logic',
  check: 'design_review_checklist',
} as const;

type ItemNodes =
  | Extract<keyof Nodes, `${string}Head`>
  | `${'Contract' | 'Schema' | 'Component' | 'Check' | 'Method' | 'Listed'}Heading`
  | 'Contract'
  | 'Schema'
  | 'Component'
  | 'Method'
  | 'ListedMethod'
  | 'Check';

/** Opens items and takes their headings and labels; `begin` is told of each heading, and its level. */
export function itemHandlers(page: Page, begin: (heading: Range, level: number) => void): Pick<All, ItemNodes> {
  /** Opens an item when its rule is entered; it is put into the model once it is known what follows it. */
  const item = <Kind extends keyof typeof ROOTS, Opened extends Item<Kind>>(
    kind: Kind,
    open: (path: Path) => Opened,
  ): ScopeHandler<Opened, unknown> => ({
    enter: () => {
      page.goOn();
      return open([ROOTS[kind], page.design.value[ROOTS[kind]].length]);
    },
    leave: (opened) =>
      page.whenFollowed((isLast) => {
        opened.close(isLast);
        page.to.push([ROOTS[kind]], opened.value, { range: null });
      }),
  });
  const method: ScopeHandler<MethodItem, ComponentItem> = {
    enter: (component) => {
      page.goOn();
      return new MethodItem(page, component);
    },
    leave: (opened) => page.whenFollowed((isLast) => opened.close(isLast)),
  };
  const headed = (opened: Item<ItemKind>, node: Range & { readonly mark: MarkNode | null }): void => {
    begin(node, 3);
    opened.begin(node);
    checkLevel(page, node, 3, opened.path);
  };

  return {
    Contract: item(
      'contract',
      (path) =>
        new Item('contract', page, path, {
          method: '',
          endpoint: '',
          description: '',
          // Until the text says otherwise, the endpoint is protected.
          authentication_required: true,
          response_schema: null,
          error_responses: [],
        }),
    ),
    Schema: item(
      'table',
      (path) =>
        new Item('table', page, path, {
          table_name: '',
          description: '',
          columns: [],
          indexes: [],
          relationships: [],
          constraints: [],
        }),
    ),
    Component: item('component', (path) => new ComponentItem(page, path)),
    Check: item(
      'check',
      (path) =>
        new Item('check', page, path, {
          category: '',
          description: '',
          validation_criteria: '',
          severity: '',
        }),
    ),
    Method: method,
    ListedMethod: method,

    ContractHeading: (node, contract) => {
      headed(contract, node);
      const { path, value } = contract;
      if (node.endpoint !== null) {
        const { method, path: endpoint } = node.endpoint;
        value.method = method.word.toUpperCase();
        value.endpoint = page.source(endpoint);
        page.place([...path, 'method'], page.trim(node.endpoint));
        page.place([...path, 'endpoint'], endpoint);
        return;
      }
      const title = page.trim(node.title ?? node);
      value.endpoint = page.source(title);
      const message = `The heading of an endpoint must be like GET /path, not ${quote(value.endpoint)}`;
      page.tell('bad-endpoint-title', title, message, [...path, 'endpoint']);
      page.place([...path, 'endpoint'], title);
    },
    SchemaHeading: (node, table) => {
      headed(table, node);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null) tellBadTitle(page, 'Table', node, table.path);
      page.place([...table.path, 'table_name'], name);
      table.value.table_name = page.source(name);
    },
    ComponentHeading: (node, component) => {
      headed(component, node);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null && (node.word !== '' || /[:：]/.test(page.source(name))))
        tellBadTitle(page, 'Component', node, component.path);
      page.place([...component.path, 'component_name'], name);
      component.value.component_name = page.source(name);
    },
    CheckHeading: (node, check) => {
      headed(check, node);
      const { path, value } = check;
      const title = page.trim(node.pair ?? node.title ?? node);
      const category = node.pair === null ? title : page.unquoted(node.pair.name);
      const isBare = node.pair === null || category.start === category.end;
      const description = page.unquoted(node.pair?.value ?? title);
      if (isBare) {
        const message = `The heading has no category: ${quote(page.source(title))}`;
        page.tell('missing-category', title, message, [...path, 'category']);
      }
      page.place([...path, 'category'], isBare ? title : category);
      page.place([...path, 'description'], description);
      value.category = isBare ? 'General' : page.source(category);
      value.description = page.source(description);
    },
    MethodHeading: (node, method) => {
      begin(node, 4);
      method.beginMethod(node, node.signature);
      checkLevel(page, node, 4, method.path);
    },
    ListedHeading: (node, method) => method.beginListed(node),

    TextHead: (node, item) => {
      const { type } = node.kind;
      switch (item.kind) {
        case 'contract':
          if (type !== 'RateLimitLabel') item.field('description', node, textOf);
          else item.field('rate_limit', node, (field) => unlessNothing(field.text()));
          return;
        case 'table':
          item.field('description', node, textOf);
          return;
        case 'component':
          if (type === 'SemanticUnitLabel') item.field('semantic_unit_id', node, (field) => field.word());
          else item.field('responsibility', node, textOf);
          return;
        case 'method':
          if (type !== 'ReturnsLabel') item.field('description', node, textOf);
          else item.field('returns_doc', node, (field) => field.text() || undefined);
          return;
        case 'check':
          if (type === 'SeverityLabel') item.field('severity', node, severityOf);
          else item.field('validation_criteria', node, textOf);
      }
    },
    OtherHead: (node, item) => item.otherField(node),
    AnswerHead: (node, item) => {
      if (item.kind === 'contract')
        item.field('authentication_required', node, (field) => answerOf(node.answer, field));
    },
    EntriesHead: (node, item) => {
      const entries = (field: Field): Entry[] => readEntries(field, node.value);
      if (item.kind === 'contract')
        item.field('request_params', node, (field) => {
          const found = recordOf(entries(field), field);
          return Object.keys(found).length > 0 ? found : undefined;
        });
      else if (node.kind.type === 'ParametersLabel')
        item.field('parameter_docs', node, (field) => recordOf(entries(field), field));
      else
        item.field('raises', node, (field) =>
          entries(field).map(({ name, text, nameRange, textRange }, nth) => {
            page.place([...field.path, nth, 'error'], nameRange);
            page.place([...field.path, nth, 'description'], textRange);
            return { error: name, description: text };
          }),
        );
    },
    FailuresHead: (node, contract) =>
      contract.field('error_responses', node, (field) => readFailures(field, node.value)),
    JsonHead: (node, item) => {
      if (item.kind !== 'contract') return;
      const read = (field: Field): Json | undefined => readJson(field, node.value.type === 'TemplateRemark');
      if (node.kind.type === 'RequestBodyLabel') item.field('request_schema', node, read);
      else item.field('response_schema', node, (field) => read(field) ?? null);
    },
    ColumnsHead: (node, table) => table.field('columns', node, readColumns),
    SqlHead: (node, item) => {
      if (item.kind === 'table') item.field(STATEMENTS[node.kind.type], node, readStatements);
    },
    NamesHead: (node, component) => {
      const names = node.value.type === 'NameLine' ? node.value.names : [];
      component.field('dependencies', node, (field) => readNames(field, names));
    },
    NotesHead: (node, component) => component.field('implementation_notes', node, textOf),
    NumberHead: (node, item) => {
      if (item instanceof ComponentItem) item.field('complexity', node, (field) => item.complexity(field, node));
    },
    InterfacesHead: (node, component) => component.field('interfaces', node, (field) => component.interfaces(field)),
  };
}

function unlessNothing(text: string): string | undefined {
  return saysNothing(text) ? undefined : text;
}

function textOf(field: Field): string {
  return field.text();
}

const STATEMENTS = {
  IndexesLabel: 'indexes',
  RelationshipsLabel: 'relationships',
  ConstraintsLabel: 'constraints',
} as const;

/** Says so when a heading is not of the level that is due. */
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
  page.tell('bad-heading-level', { start, end }, message, path, { hint, fix: { range, text: '#'.repeat(due) } });
}

/** Says so when the word before a name is missing, or has no colon. */
function tellBadTitle(page: Page, due: string, node: SchemaHeadingNode | ComponentHeadingNode, path: Path): void {
  const { start, end } = page.trim(node.title ?? node);
  const written = { start: start - (node.word ?? '').length, end };
  const message = `The heading must be like ${due}: name, not ${quote(page.source(written))}`;
  const fix = { range: { start: written.start, end: start }, text: `${due}: ` };
  const hint = `Write ${due}: ${page.text({ start, end })}`;
  page.tell('bad-item-title', written, message, path, { hint, fix });
}

/** Whether an endpoint asks for authentication. Where nobody can tell it does: an error, and never a silent "no". */
function answerOf(answer: AnswerHeadNode['answer'], field: Field): boolean {
  const { page, content } = field;
  field.place(page.trim({ start: answer?.start ?? field.value.start, end: content.end }));
  if (answer !== null) {
    // Only the word has a place in the model: what follows it is kept as text without a label.
    if (!saysNothing(page.text(content))) {
      field.stray(content);
      if (answer.type === 'No')
        field.tell('answer-remark', content, `A remark after the No: ${quote(page.source(content))}`);
    }
    return answer.type === 'Yes';
  }
  const place = content.start === content.end ? field.name : field.value;
  field.tell('bad-authentication', place, `Authentication must be Yes or No, not ${quote(page.source(content))}`);
  return true;
}

/** The severity that a text names; none is made up. */
function severityOf(field: Field): ChecklistItem['severity'] {
  const text = field.word();
  const known = SEVERITIES.find((severity) => severity.toLowerCase() === text.toLowerCase());
  if (known === undefined && text !== '') {
    const message = `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(text)}`;
    field.tell('bad-severity', field.value, message);
  } else if (known !== undefined && known !== text) {
    const fix = { range: field.value, text: known };
    field.tell('bad-severity-case', field.value, `The severity is spelled ${quote(text)}`, { fix });
  }
  return known ?? '';
}
