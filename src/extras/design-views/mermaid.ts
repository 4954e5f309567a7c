import { oneLine } from '../../core/lines.ts';
import type { Column, DesignSpecification } from '../../formats/design/inside.ts';
import { componentGraph, entityGraph, type Key } from './graphs.ts';

/** The diagrams of a design, each as the source of one Mermaid diagram. */
export interface Diagrams {
  /** A flowchart of the dependencies between components. External dependencies have round ends. */
  readonly components: string;
  /** An entity relationship diagram of the tables. */
  readonly entities: string;
}

/**
 * The components and the tables of a design as Mermaid diagrams. Names are shown unchanged; characters with a meaning
 * in Mermaid or HTML are escaped.
 *
 * @example toMermaid(parse(text).value).components // 'flowchart LR\n  c0["LoanDesk"]\n…'
 */
export function toMermaid(design: DesignSpecification): Diagrams {
  return { components: componentDiagram(design), entities: entityDiagram(design) };
}

function componentDiagram({ component_logic }: DesignSpecification): string {
  const { nodes, edges } = componentGraph(component_logic);
  const id = (at: number): string => `${nodes[at]?.component === undefined ? 'x' : 'c'}${at}`;
  const shown = nodes.map(({ name, component }, at) => {
    if (component === undefined) return `${id(at)}(["${label(name)}"])`;
    const unit = component.semantic_unit_id;
    return `${id(at)}["${label(unit === '' ? name : `${name} (${unit})`)}"]`;
  });
  return lines('flowchart LR', [...shown, ...edges.map(([from, to]) => `${id(from)} --> ${id(to)}`)]);
}

function entityDiagram({ data_schemas: tables }: DesignSpecification): string {
  const { keys, relations } = entityGraph(tables);
  const entities = tables.flatMap(({ table_name, columns }, at) => {
    const attributes = columns.map((column, nth) => `  ${attribute(column, keys[at]?.[nth] ?? [])}`);
    return [`t${at}["${label(table_name)}"] {`, ...attributes, '}'];
  });
  const shown = relations.map(({ from, to, columns }) => `t${to} ||--o{ t${from} : "${label(columns.join(', '))}"`);
  return lines('erDiagram', [...entities, ...new Set(shown)]);
}

function attribute({ name, type, constraints }: Column, keys: readonly Key[]): string {
  const shownName = word(name);
  const remark = [shownName === name ? '' : name, constraints].filter((text) => text !== '').join(': ');
  return [
    word(type === '' ? 'unknown' : type),
    shownName,
    ...(keys.length === 0 ? [] : [keys.join(', ')]),
    ...(remark === '' ? [] : [`"${label(remark)}"`]),
  ].join(' ');
}

/** The type or name of an attribute, in which Mermaid only accepts plain characters. */
function word(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_()[\]]+/g, '_');
  return /^[A-Za-z](?!K\b)/.test(plain) ? plain : `_${plain}`;
}

/** A quoted text: everything but letters, digits and harmless marks becomes a character code. */
function label(name: string): string {
  const shown = oneLine(name).replace(/[^\p{L}\p{N} _.,:()+-]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const printable = code >= 0x20 && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff);
    return `#${printable ? code : 0xfffd};`;
  });
  // Mermaid reads labels as Markdown, but refuses lists in them.
  const text = shown.replace(/^(\d*)([-+.])/, (_, digits: string, mark: string) => `${digits}#${mark.charCodeAt(0)};`);
  return text === '' ? ' ' : text;
}

function lines(kind: string, parts: readonly string[]): string {
  return `${[kind, ...parts.map((part) => `  ${part}`)].join('\n')}\n`;
}
