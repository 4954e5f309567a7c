import type {
  AnswerHeadNode,
  ComponentHeadingNode,
  MarkNode,
  Nodes,
  SchemaHeadingNode,
  SeverityWordNode,
} from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Member, ScopeHandler } from '../../../engine/index.ts';
import { LABELS } from '../labels.ts';
import { type ChecklistItem, SEVERITIES } from '../model.ts';
import { ComponentItem, MethodItem } from './components.ts';
import { type Field, writeText, writeWord } from './field.ts';
import { type AnyItem, Item } from './item.ts';
import { readJson } from './json-block.ts';
import { readEntries, readNames, writeRaised, writeRecord } from './lists.ts';
import { newItem } from './new-items.ts';
import { type Page, saysNothing } from './page.ts';
import type { All } from './parts.ts';
import { readColumns, readFailures, readStatements } from './tables.ts';

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

/** Opens items and takes their headings and labels; `begin` is told of each heading, and its level. */
export function itemHandlers(page: Page, begin: (heading: Range, level: number) => void): Pick<All, ItemNodes> {
  /** Opens an item when its rule is entered; it is put into the model once it is known what follows it. */
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

  return {
    Contract: item(() => {
      const list = page.design.list('api_contracts');
      return new Item('contract', list, newItem.contract(), page, (part) => part.member('extra'));
    }),
    Schema: item(() => {
      const list = page.design.list('data_schemas');
      return new Item('table', list, newItem.table(), page, (part) => part.member('extra'));
    }),
    Component: item(() => new ComponentItem(page)),
    Check: item(() => {
      const list = page.design.list('design_review_checklist');
      return new Item('check', list, newItem.check(), page, (part) => part.member('extra'));
    }),
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

    TextHead: (node, item) => {
      const { type } = node.kind;
      switch (item.kind) {
        case 'contract':
          if (type !== 'RateLimitLabel') item.field('description', node, writeText);
          else item.field('rate_limit', node, (field, limit) => writeUnless(saysNothing(field.text), field, limit));
          return;
        case 'table':
          item.field('description', node, writeText);
          return;
        case 'component':
          if (type === 'SemanticUnitLabel') item.field('semantic_unit_id', node, writeWord);
          else item.field('responsibility', node, writeText);
          return;
        case 'method':
          if (type !== 'ReturnsLabel') item.field('description', node, writeText);
          else item.field('returns_doc', node, (field, doc) => writeUnless(field.text === '', field, doc));
          return;
        case 'check':
          item.field('validation_criteria', node, writeText);
      }
    },
    OtherHead: (node, item) => item.otherField(node),
    AnswerHead: (node, item) => {
      if (item.kind === 'contract')
        item.field('authentication_required', node, (field, answer) => writeAnswer(field, answer, node.answer));
    },
    EntriesHead: (node, item) => {
      if (item.kind === 'contract')
        item.field('request_params', node, (field, params) => {
          const entries = readEntries(field, node.value);
          if (entries.length > 0) writeRecord(entries, params, page);
        });
      else if (node.kind.type === 'ParametersLabel')
        item.field('parameter_docs', node, (field, docs) => writeRecord(readEntries(field, node.value), docs, page));
      else item.list('raises', node, (field, raises) => writeRaised(readEntries(field, node.value), raises));
    },
    FailuresHead: (node, contract) =>
      contract.list('error_responses', node, (field, failures) => readFailures(field, failures, node.value)),
    JsonHead: (node, item) => {
      if (item.kind !== 'contract') return;
      const isRemark = node.value.type === 'TemplateRemark';
      if (node.kind.type === 'RequestBodyLabel')
        item.field('request_schema', node, (field, schema) => {
          const value = readJson(field, schema, isRemark);
          if (value !== undefined) schema.set(value, { range: null });
        });
      else
        item.field('response_schema', node, (field, schema) =>
          schema.set(readJson(field, schema, isRemark) ?? null, { range: null }),
        );
    },
    ColumnsHead: (node, table) => table.list('columns', node, readColumns),
    BareColumns: ({ table }, item) => item.unlabelled('columns', LABELS.table.columns.label, table, readColumns),
    SqlHead: (node, item) => {
      if (item.kind === 'table') item.list(STATEMENTS[node.kind.type], node, readStatements);
    },
    NamesHead: (node, component) => {
      const names = node.value.type === 'NameLine' ? node.value.names : [];
      component.list('dependencies', node, (field, list) => readNames(field, list, names));
    },
    NotesHead: (node, component) => component.field('implementation_notes', node, writeText),
    SeverityHead: (node, item) => {
      if (item.kind === 'check')
        item.field('severity', node, (field, severity) => writeSeverity(field, severity, node.severity));
    },
    NumberHead: (node, item) => {
      if (item instanceof ComponentItem)
        item.field('complexity', node, (field, complexity) => item.complexity(field, complexity, node));
    },
    InterfacesHead: (node, component) => component.field('interfaces', node, (field) => component.interfaces(field)),
  };
}

/** Writes the text of a field; of one that is nothing, only the place. */
function writeUnless(isNothing: boolean, field: Field, text: Member<string>): void {
  if (isNothing) field.place(field.content);
  else writeText(field, text);
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
  page.report('bad-heading-level', { start, end }, message, path, { hint, fix: { range, text: '#'.repeat(due) } });
}

/** Says so when the word before a name is missing, or has no colon. */
function reportBadTitle(page: Page, due: string, node: SchemaHeadingNode | ComponentHeadingNode, path: Path): void {
  const { start, end } = page.trim(node.title ?? node);
  const written = { start: start - (node.word ?? '').length, end };
  const message = `The heading must be like ${due}: name, not ${quote(page.source(written))}`;
  const fix = { range: { start: written.start, end: start }, text: `${due}: ` };
  const hint = `Write ${due}: ${page.text({ start, end })}`;
  page.report('bad-item-title', written, message, path, { hint, fix });
}

/** Whether an endpoint asks for authentication. Where nobody can tell it does: an error, and never a silent "no". */
function writeAnswer(field: Field, isRequired: Member<boolean>, answer: AnswerHeadNode['answer']): void {
  const { page, content } = field;
  const range = page.trim({ start: answer?.start ?? field.value.start, end: content.end });
  isRequired.set(answer?.type !== 'No', field.at(range));
  if (answer !== null) {
    // Only the word has a place in the model: what follows it is kept as text without a label.
    if (!saysNothing(page.text(content))) {
      field.stray(content);
      if (answer.type === 'No')
        field.report('answer-remark', content, `A remark after the No: ${quote(page.source(content))}`);
    }
    return;
  }
  const place = content.start === content.end ? field.name : field.value;
  field.report('bad-authentication', place, `Authentication must be Yes or No, not ${quote(page.source(content))}`);
}

/** The severity that a text names; none is made up. A remark after it has no place in the model: it is kept as loose text. */
function writeSeverity(field: Field, severity: Member<ChecklistItem['severity']>, word: SeverityWordNode | null): void {
  const { page, content } = field;
  const known = SEVERITIES.find((one) => one.toLowerCase() === word?.word.toLowerCase());
  if (word === null || known === undefined) {
    severity.set('', field.at(content));
    const message = `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(page.source(content))}`;
    if (content.start < content.end) field.report('bad-severity', content, message);
    return;
  }
  severity.set(known, { range: { start: word.end - word.word.length, end: word.end } });
  if (word.sign !== null || word.word !== known) {
    const message = `The severity is spelled ${quote(page.source(word))}`;
    field.report('bad-severity-case', word, message, { fix: { range: word, text: known } });
  }
  if (content.start === content.end) return;
  field.stray(content);
  field.report('severity-remark', content, `A remark after the severity: ${quote(page.source(content))}`);
}
