import type {
  AnswerHeadNode,
  BadLabelNode,
  ComponentHeadingNode,
  LabelNode,
  MarkNode,
  Mistakes,
  Nodes,
  SchemaHeadingNode,
  Texts,
} from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Handlers } from '../../../engine/index.ts';
import type { Json } from '../../json/embedding.ts';
import { type ItemKind, type Labelled, labelOf, rowsOf } from '../labels.ts';
import { type ApiContract, type ChecklistItem, type DataSchema, SEVERITIES } from '../model.ts';
import { Components } from './components.ts';
import { type Field, Item } from './item.ts';
import { readJson } from './json-block.ts';
import { type Entry, readEntries, readNames, recordOf } from './lists.ts';
import { type Block, type Page, saysNothing } from './page.ts';
import type { Section } from './sections.ts';
import { readColumns, readFailures, readStatements } from './tables.ts';

type Root = 'api_contracts' | 'data_schemas' | 'component_logic' | 'design_review_checklist';

/** A section of items: endpoints, tables, components or checks. */
export class ItemsSection implements Section {
  readonly components: Components;
  contract: Item<ApiContract> | null = null;
  table: Item<DataSchema> | null = null;
  check: Item<ChecklistItem> | null = null;
  readonly #page: Page;
  readonly #root: Root;
  readonly #keep: (loose: readonly Range[]) => void;
  readonly #before: Range[] = [];

  constructor(page: Page, root: Root, keep: (loose: readonly Range[]) => void) {
    this.#page = page;
    this.#root = root;
    this.#keep = keep;
    this.components = new Components(page);
  }

  /** The item, or the method in it, that fields belong to. */
  get item(): Item<object> | null {
    return this.contract ?? this.table ?? this.components.item ?? this.check;
  }

  /** The labels that the specification has for the item. */
  get labels(): readonly string[] {
    const { contract, table, check, components } = this;
    const kind = contract ? 'contract' : table ? 'table' : check ? 'check' : components.method ? 'method' : 'component';
    return rowsOf(kind).map(([, { label }]) => label);
  }

  /** Where the next item goes. */
  open(heading: Range): Path {
    this.#finish(false);
    const path = [this.#root, this.#page.to.value[this.#root].length];
    this.#page.place(path, heading);
    return path;
  }

  add(block: Block): void {
    if (this.components.component !== null) this.components.add(block);
    else if (this.item !== null) this.item.add(block);
    else if (!saysNothing(this.#page.text(block))) this.#before.push(block);
  }

  rule(): void {
    this.item?.rule();
  }

  close(isLast: boolean): void {
    this.#finish(isLast);
    this.#keep(this.#before);
  }

  #finish(isLast: boolean): void {
    const { contract, table, check } = this;
    const component = this.components.close(isLast);
    const item = contract ?? table ?? check ?? component;
    if (item !== component) item?.close(isLast);
    if (item != null) {
      const kind = contract ? 'contract' : table ? 'table' : check ? 'check' : 'component';
      this.#tellMissing(item, kind, isLast);
      this.#page.to.push([this.#root], item.value, { range: null });
    }
    this.contract = null;
    this.table = null;
    this.check = null;
  }

  /** Says which labels an item lacks. Of one that is cut off, they may be yet to come. */
  #tellMissing({ given, heading, path }: Item<object>, kind: ItemKind, isLast: boolean): void {
    if (isLast && this.#page.isCut) return;
    for (const [key, { label, missing }] of rowsOf(kind)) {
      if (missing === undefined || given.has(label)) continue;
      const detail = { severity: missing, hint: `Write **${label}:** and its value.` };
      this.#page.tell('missing-field', heading, `${quote(label)} is missing here`, [...path, key], detail);
    }
  }
}

type ItemNodes =
  | Extract<keyof Nodes, `${string}Head`>
  | `${'Contract' | 'Schema' | 'Component' | 'Check' | 'Method' | 'Listed'}Heading`;

/** Puts the headings and labels of items into the section that is open; `begin` is told of each heading, and its level. */
export function itemHandlers(
  page: Page,
  current: () => ItemsSection | null,
  begin: (heading: Range, level: number) => void,
): Pick<Handlers<Nodes, Texts, Mistakes>, ItemNodes> {
  let section: ItemsSection | null = null;
  const opened = (heading: Range): Path => {
    begin(heading, 3);
    section = current();
    return section?.open(heading) ?? [];
  };
  /** Gives what the field of a label holds to a part of the model. */
  const write = <Value extends object, Key extends keyof Value & string>(
    item: Item<Value> | null | undefined,
    key: Key,
    node: Labelled & { readonly label: LabelNode | BadLabelNode; readonly value: Range },
    read: (field: Field) => Value[Key] | undefined,
  ): void =>
    item?.field(labelOf(node), key, node.label, node.value, (field) => {
      const found = read(field);
      if (found !== undefined) item.value[key] = found;
    });

  return {
    ContractHeading: (node) => {
      const path = opened(node);
      checkLevel(page, node, 3, path);
      const contract: ApiContract = {
        method: '',
        endpoint: '',
        description: '',
        // Until the text says otherwise, the endpoint is protected.
        authentication_required: true,
        response_schema: null,
        error_responses: [],
      };
      if (section === null) return;
      section.contract = new Item(page, path, node, contract);
      if (node.endpoint !== null) {
        const { method, path: endpoint } = node.endpoint;
        contract.method = method.word.toUpperCase();
        contract.endpoint = page.source(endpoint);
        page.place([...path, 'method'], page.trim(node.endpoint));
        page.place([...path, 'endpoint'], endpoint);
        return;
      }
      const title = page.trim(node.title ?? node);
      contract.endpoint = page.source(title);
      const message = `The heading of an endpoint must be like GET /path, not ${quote(contract.endpoint)}`;
      page.tell('bad-endpoint-title', title, message, [...path, 'endpoint']);
      page.place([...path, 'endpoint'], title);
    },
    SchemaHeading: (node) => {
      const path = opened(node);
      checkLevel(page, node, 3, path);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null) tellBadTitle(page, 'Table', node, path);
      page.place([...path, 'table_name'], name);
      const table: DataSchema = {
        table_name: page.source(name),
        description: '',
        columns: [],
        indexes: [],
        relationships: [],
        constraints: [],
      };
      if (section !== null) section.table = new Item(page, path, node, table);
    },
    ComponentHeading: (node) => {
      const path = opened(node);
      checkLevel(page, node, 3, path);
      const name = page.unquoted(node.pair?.value ?? node.title ?? node);
      if (node.pair === null && (node.word !== '' || /[:：]/.test(page.source(name))))
        tellBadTitle(page, 'Component', node, path);
      page.place([...path, 'component_name'], name);
      section?.components.open(path, node, page.source(name));
    },
    CheckHeading: (node) => {
      const path = opened(node);
      checkLevel(page, node, 3, path);
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
      const check: ChecklistItem = {
        category: isBare ? 'General' : page.source(category),
        description: page.source(description),
        validation_criteria: '',
        severity: '',
      };
      if (section !== null) section.check = new Item(page, path, node, check);
    },
    MethodHeading: (node) => {
      begin(node, 4);
      const path = section?.components.openMethod(node, node.signature) ?? [];
      checkLevel(page, node, 4, path);
    },
    ListedHeading: (node) => section?.components.openListed(node),

    TextHead: (node) => {
      const { type } = node.kind;
      const { contract, table, check, components } = section ?? NOWHERE;
      if (type === 'SemanticUnitLabel' || type === 'ResponsibilityLabel') components?.endMethod();
      const component = components?.component;
      const method = components?.method;
      switch (type) {
        case 'DescriptionLabel':
          write(contract, 'description', node, textOf);
          write(table, 'description', node, textOf);
          write(method, 'description', node, textOf);
          return;
        case 'RateLimitLabel':
          write(contract, 'rate_limit', node, (field) => unlessNothing(field.text()));
          return;
        case 'ReturnsLabel':
          write(method, 'returns_doc', node, (field) => field.text() || undefined);
          return;
        case 'SemanticUnitLabel':
          write(component, 'semantic_unit_id', node, (field) => field.word());
          return;
        case 'ResponsibilityLabel':
          write(component, 'responsibility', node, textOf);
          return;
        case 'CriteriaLabel':
          write(check, 'validation_criteria', node, textOf);
          return;
        case 'SeverityLabel':
          write(check, 'severity', node, severityOf);
      }
    },
    OtherHead: ({ label, value }) => section?.item?.otherField(label, value, section.labels),
    AnswerHead: (node) =>
      write(section?.contract, 'authentication_required', node, (field) => answerOf(node.answer, field)),
    EntriesHead: (node) => {
      const method = section?.components.method;
      const entries = (field: Field): Entry[] => readEntries(field, node.value);
      switch (node.kind.type) {
        case 'RequestParametersLabel':
          write(section?.contract, 'request_params', node, (field) => {
            const found = recordOf(entries(field), field);
            return Object.keys(found).length > 0 ? found : undefined;
          });
          return;
        case 'ParametersLabel':
          write(method, 'parameter_docs', node, (field) => recordOf(entries(field), field));
          return;
        case 'RaisesLabel':
          write(method, 'raises', node, (field) =>
            entries(field).map(({ name, text, nameRange, textRange }, nth) => {
              page.place([...field.path, nth, 'error'], nameRange);
              page.place([...field.path, nth, 'description'], textRange);
              return { error: name, description: text };
            }),
          );
      }
    },
    FailuresHead: (node) =>
      write(section?.contract, 'error_responses', node, (field) => readFailures(field, node.value)),
    JsonHead: (node) => {
      const read = (field: Field): Json | undefined => readJson(field, node.value.type === 'TemplateRemark');
      if (node.kind.type === 'RequestBodyLabel') write(section?.contract, 'request_schema', node, read);
      else write(section?.contract, 'response_schema', node, (field) => read(field) ?? null);
    },
    ColumnsHead: (node) => write(section?.table, 'columns', node, readColumns),
    SqlHead: (node) => write(section?.table, STATEMENTS[node.kind.type], node, readStatements),
    NamesHead: (node) => {
      section?.components.endMethod();
      const names = node.value.type === 'NameLine' ? node.value.names : [];
      write(section?.components.component, 'dependencies', node, (field) => readNames(field, names));
    },
    NotesHead: (node) => {
      section?.components.endMethod();
      write(section?.components.component, 'implementation_notes', node, textOf);
    },
    NumberHead: (node) => section?.components.complexity(node),
    InterfacesHead: ({ label, value }) => section?.components.interfaces(label, value),
  };
}

const NOWHERE = { contract: null, table: null, check: null, components: null };

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
  const message = `The ${what} has ${mark.marks.length} number signs, not ${due}`;
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
