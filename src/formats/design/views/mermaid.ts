import type { Column, DesignSpecification } from '../model.ts';
import { findReferences } from './references.ts';
import { isWord, startsWith, tokensOf } from './sql-text.ts';

/** The diagrams of a design, each as the source of one Mermaid diagram. */
export interface Diagrams {
  /** A flowchart: which component depends on which. What is no component of the design has round ends. */
  readonly components: string;
  /** An entity relationship diagram of the tables. */
  readonly entities: string;
}

/**
 * The components and the tables of a design as Mermaid diagrams. Names are shown as they are; whatever could mean something
 * to Mermaid or HTML is escaped.
 *
 * @example toMermaid(parse(text).value).components // 'flowchart LR\n  c0["LoanDesk"]\n…'
 */
export function toMermaid(design: DesignSpecification): Diagrams {
  return { components: componentGraph(design), entities: entityDiagram(design) };
}

function componentGraph({ component_logic: components }: DesignSpecification): string {
  const ids = new Map<string, string>();
  const nodes: string[] = [];
  for (const [at, { component_name: name, semantic_unit_id: unit }] of components.entries()) {
    if (!ids.has(name)) ids.set(name, `c${at}`);
    nodes.push(`c${at}["${label(unit === '' ? name : `${name} (${unit})`)}"]`);
  }
  const edges = new Set<string>();
  for (const [at, { dependencies }] of components.entries()) {
    for (const name of dependencies) {
      const known = ids.get(name) ?? `x${nodes.length}`;
      if (!ids.has(name)) {
        ids.set(name, known);
        nodes.push(`${known}(["${label(name)}"])`);
      }
      edges.add(`c${at} --> ${known}`);
    }
  }
  return lines('flowchart LR', [...nodes, ...edges]);
}

function entityDiagram({ data_schemas: tables }: DesignSpecification): string {
  const references = findReferences(tables);
  const entities = tables.flatMap(({ table_name, columns }, at) => {
    const foreign = new Set(references.filter(({ from }) => from === at).flatMap((each) => each.columns));
    return [`t${at}["${label(table_name)}"] {`, ...columns.map((column) => `  ${attribute(column, foreign)}`), '}'];
  });
  const relations = new Set(
    references.map(({ from, to, columns }) => `t${to} ||--o{ t${from} : "${label(columns.join(', '))}"`),
  );
  return lines('erDiagram', [...entities, ...relations]);
}

function attribute({ name, type, constraints }: Column, foreign: ReadonlySet<string>): string {
  const tokens = tokensOf(constraints) ?? [];
  const keys = [
    ...(tokens.some((_, at) => startsWith(tokens, ['primary', 'key'], at)) ? ['PK'] : []),
    ...(foreign.has(name) || foreign.has(name.toLowerCase()) ? ['FK'] : []),
    ...(tokens.some((token) => isWord(token, 'unique')) ? ['UK'] : []),
  ];
  const shownName = word(name);
  const remark = [shownName === name ? '' : name, constraints].filter((text) => text !== '').join(': ');
  return [
    word(type === '' ? 'unknown' : type),
    shownName,
    ...(keys.length === 0 ? [] : [keys.join(', ')]),
    ...(remark === '' ? [] : [`"${label(remark)}"`]),
  ].join(' ');
}

/** The type or name of an attribute, of which Mermaid knows only plain characters. */
function word(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_()[\]]+/g, '_');
  return /^[A-Za-z](?!K\b)/.test(plain) ? plain : `_${plain}`;
}

/** A text between quotes: everything but letters, digits and harmless marks as a character code. */
function label(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  const shown = line.replace(/[^\p{L}\p{N} _.,:()+-]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const printable = code >= 0x20 && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff);
    return `#${printable ? code : 0xfffd};`;
  });
  // Mermaid reads labels as Markdown, and refuses lists in them.
  const text = shown.replace(/^(\d*)([-+.])/, (_, digits: string, mark: string) => `${digits}#${mark.charCodeAt(0)};`);
  return text === '' ? ' ' : text;
}

function lines(kind: string, parts: readonly string[]): string {
  return `${[kind, ...parts.map((part) => `  ${part}`)].join('\n')}\n`;
}
