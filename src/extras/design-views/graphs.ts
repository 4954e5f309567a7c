import {
  type Column,
  type Component,
  type DataSchema,
  findReferences,
  isWord,
  startsWith,
  tokensOf,
} from '../../formats/design/inside.ts';

/** The dependencies between components. */
export interface ComponentGraph {
  /** The components in the order of the design, then their external dependencies, once each. */
  readonly nodes: readonly { readonly name: string; readonly component?: Component }[];
  /** Pairs of indices into `nodes`: the first depends on the second. Each pair once. */
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** A key that a column belongs to: primary, foreign, unique. */
export type Key = 'PK' | 'FK' | 'UK';

/** The tables and their references. */
export interface EntityGraph {
  /** For each table, the keys of its columns, both in the order of the design. */
  readonly keys: readonly (readonly (readonly Key[])[])[];
  /** Each row of the table `from` refers to one of the table `to`, by these columns. */
  readonly relations: readonly { readonly from: number; readonly to: number; readonly columns: readonly string[] }[];
}

/** The graph of the components. Of several components with one name, references mean the first. */
export function componentGraph(components: readonly Component[]): ComponentGraph {
  const ids = new Map<string, number>();
  const nodes: { name: string; component?: Component }[] = [];
  for (const [at, component] of components.entries()) {
    if (!ids.has(component.component_name)) ids.set(component.component_name, at);
    nodes.push({ name: component.component_name, component });
  }
  const edges: [number, number][] = [];
  for (const [at, { dependencies }] of components.entries()) {
    for (const name of new Set(dependencies)) {
      const known = ids.get(name) ?? nodes.length;
      if (known === nodes.length) {
        ids.set(name, known);
        nodes.push({ name });
      }
      edges.push([at, known]);
    }
  }
  return { nodes, edges };
}

/** The graph of the tables, as far as it follows from their SQL. */
export function entityGraph(tables: readonly DataSchema[]): EntityGraph {
  const references = findReferences(tables);
  const foreign = tables.map(() => new Set<string>());
  for (const { from, columns } of references) for (const column of columns) foreign[from]?.add(column);
  const keys = tables.map(({ columns }, at) => columns.map((column) => columnKeys(column, foreign[at] ?? new Set())));
  const relations = new Map(
    references.map(({ from, to, columns }) => [JSON.stringify([from, to, columns]), { from, to, columns }]),
  );
  return { keys, relations: [...relations.values()] };
}

function columnKeys({ name, constraints }: Column, foreign: ReadonlySet<string>): Key[] {
  const tokens = tokensOf(constraints) ?? [];
  return [
    ...(tokens.some((_, at) => startsWith(tokens, ['primary', 'key'], at)) ? (['PK'] as const) : []),
    ...(foreign.has(name) || foreign.has(name.toLowerCase()) ? (['FK'] as const) : []),
    ...(tokens.some((token) => isWord(token, 'unique')) ? (['UK'] as const) : []),
  ];
}
