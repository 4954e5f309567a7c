import { drawing, endOf, fromEnd, px, shorten, smoothPath, textWidth } from '../../../cli/page/drawing.ts';
import { crossings, type Layout, type Line, layOut, type Size } from '../../../cli/page/layout.ts';
import { counted } from '../../../core/counted.ts';
import { type Html, html } from '../../../core/html.ts';
import type { Component, DataSchema } from '../../../formats/design/index.ts';
import { findCycles } from '../../../formats/design/inside.ts';
import { type ComponentGraph, componentGraph, type EntityGraph, entityGraph } from '../../design-views/graphs.ts';

/** The component graph as a drawing: boxes link to the components, arrows lead to their dependencies. */
export function drawComponents(components: readonly Component[]): Html | undefined {
  const graph = componentGraph(components);
  if (graph.nodes.length === 0) return undefined;
  const lines = graph.edges.map(([from, to]) => ({ from, to }));
  const tooLarge = tooLargeToDraw(graph.nodes.length, lines);
  if (tooLarge !== undefined) return tooLarge;
  const labels = graph.nodes.map(labelOf);
  const layout = layOut(labels.map(sizeOf), lines);
  const circles = circleEdges(components);
  const outside = graph.nodes.length - components.length;
  const caption = [
    'An arrow leads from a component to what it depends on.',
    ...(outside > 0 ? [' A dashed box is not a component of this design.'] : []),
    ...(circles.size > 0 ? [' Red arrows form a circle.'] : []),
  ];
  return drawing(
    {
      id: 'component-graph',
      title: 'Component graph',
      description: `${counted(components.length, 'component')} and ${counted(graph.edges.length, 'dependency', 'dependencies')}. Each component lists its dependencies below.`,
      caption,
    },
    layout,
    [
      graph.edges.map((edge, at) => drawEdge(layout.lines[at]?.points ?? [], circles.has(edge.join(' ')))),
      labels.map((label, at) => drawBox(at, label, layout)),
    ],
  );
}

interface Label {
  readonly name: string;
  readonly fullName: string;
  readonly remark: string;
  readonly outside: boolean;
}

function labelOf({ name, component }: ComponentGraph['nodes'][number]): Label {
  const label = { name: shorten(name) || '(no name)', fullName: name, outside: component === undefined };
  if (component === undefined) return { ...label, remark: 'outside' };
  const methods = counted(component.interfaces.length, 'method');
  return { ...label, remark: shorten([component.semantic_unit_id, methods].filter((text) => text !== '').join(' · ')) };
}

const NAME_SIZE = 13;
const REMARK_SIZE = 11;
const HEIGHT = 48;

function sizeOf({ name, remark }: Label): Size {
  return { width: Math.max(textWidth(name, NAME_SIZE), textWidth(remark, REMARK_SIZE)) + 28, height: HEIGHT };
}

function drawBox(at: number, label: Label, layout: Layout): Html {
  const { x, y } = layout.boxes[at] ?? { x: 0, y: 0 };
  const { width } = sizeOf(label);
  const middle = px(width / 2);
  const shapes = html`<title>${label.fullName}</title><rect class="box" width="${px(width)}" height="${HEIGHT}" rx="${label.outside ? HEIGHT / 2 : 8}"/><text x="${middle}" y="21" font-size="${NAME_SIZE}" font-weight="600" text-anchor="middle">${label.name}</text><text class="soft" x="${middle}" y="37" font-size="${REMARK_SIZE}" text-anchor="middle">${label.remark}</text>`;
  const place = `translate(${px(x)} ${px(y)})`;
  if (label.outside) return html`<g class="outside" transform="${place}">${shapes}</g>\n`;
  return html`<a href="#component-${at}"><g transform="${place}">${shapes}</g></a>\n`;
}

function drawEdge(points: Layout['lines'][number]['points'], inCircle: boolean): Html | undefined {
  const end = endOf(points);
  if (end === undefined) return undefined;
  const tip = `M${fromEnd(end, 0, 0)}L${fromEnd(end, 9, 4.5)}L${fromEnd(end, 9, -4.5)}Z`;
  const kind = inCircle ? 'circle' : 'dependency';
  return html`<g class="${kind}"><path class="edge" d="${smoothPath(points)}"/><path class="tip" d="${tip}"/></g>\n`;
}

/** The edges of dependency cycles, as pairs of indices. */
function circleEdges(components: readonly Component[]): Set<string> {
  const pairs = findCycles(components).flatMap((cycle) => cycle.slice(1).map((to, at) => `${cycle[at]} ${to}`));
  return new Set(pairs);
}

/**
 * The tables as an entity relationship diagram: boxes link to the tables, and lines have a crow's foot at the "many"
 * end.
 */
export function drawEntities(tables: readonly DataSchema[]): Html | undefined {
  if (tables.length === 0) return undefined;
  const graph = entityGraph(tables);
  const tooLarge = tooLargeToDraw(
    tables.length,
    graph.relations.map(({ from, to }) => ({ from: to, to: from })),
  );
  if (tooLarge !== undefined) return tooLarge;
  const boxes = tables.map((table, at) => boxOf(table, graph.keys[at] ?? []));
  const labels = graph.relations.map(({ columns }) => shorten(columns.join(', '), 24));
  const lines = graph.relations.map(({ from, to }, at) => {
    const width = textWidth(labels[at] ?? '', LABEL_SIZE) + 10;
    return { from: to, to: from, label: { width, height: LABEL_SIZE + 8 } };
  });
  const layout = layOut(boxes, lines);
  const caption =
    graph.relations.length === 0
      ? 'No table refers to another one.'
      : "A line joins a table with one that refers to it: the crow's foot is at the table with the foreign key.";
  return drawing(
    {
      id: 'entities',
      title: 'Entity relationship diagram',
      description: `${counted(tables.length, 'table')} and ${counted(graph.relations.length, 'foreign key')}. Each table is listed in full below.`,
      caption,
    },
    layout,
    [
      graph.relations.map((_, at) => drawRelation(layout.lines[at])),
      boxes.map((box, at) => drawTable(box, at, layout)),
      graph.relations.map((_, at) => drawLabel(labels[at] ?? '', layout.lines[at])),
    ],
  );
}

interface Row {
  readonly keys: string;
  readonly name: string;
  readonly type: string;
}

interface Box extends Size {
  readonly name: string;
  readonly fullName: string;
  readonly rows: readonly Row[];
  readonly more: number;
  /** The columns at which the fields of a row begin. */
  readonly nameAt: number;
  readonly typeAt: number;
}

const ROW_SIZE = 12;
const LABEL_SIZE = 11;
const HEAD_HEIGHT = 30;
const ROW_HEIGHT = 20;
const MAX_ROWS = 30;
const PADDING = 12;

function boxOf({ table_name, columns }: DataSchema, keys: EntityGraph['keys'][number]): Box {
  const name = shorten(table_name) || '(no name)';
  const rows = columns.slice(0, MAX_ROWS).map((column, at) => ({
    keys: (keys[at] ?? []).join(' '),
    name: shorten(column.name, 28),
    type: shorten(column.type, 22),
  }));
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => textWidth(text, ROW_SIZE)));
  const keyWidth = widest(rows.map((row) => row.keys));
  const nameAt = PADDING + (keyWidth === 0 ? 0 : keyWidth + 10);
  const typeAt = nameAt + widest(rows.map((row) => row.name)) + 14;
  const width = Math.max(
    typeAt + widest(rows.map((row) => row.type)) + PADDING,
    textWidth(name, NAME_SIZE) + 2 * PADDING,
    100,
  );
  const more = columns.length - rows.length;
  const lines = rows.length + (more > 0 ? 1 : 0);
  const height = HEAD_HEIGHT + lines * ROW_HEIGHT + (lines > 0 ? 8 : 0);
  return { name, fullName: table_name, rows, more, nameAt, typeAt, width, height };
}

function drawTable(box: Box, at: number, layout: Layout): Html {
  const { x, y } = layout.boxes[at] ?? { x: 0, y: 0 };
  const width = px(box.width);
  const baseline = (row: number): number => HEAD_HEIGHT + 18 + row * ROW_HEIGHT;
  const rows = box.rows.map(
    ({ keys, name, type }, row) =>
      html`<text y="${baseline(row)}" font-size="${ROW_SIZE}"><tspan class="key" x="${PADDING}">${keys}</tspan><tspan x="${px(box.nameAt)}">${name}</tspan><tspan class="soft" x="${px(box.typeAt)}">${type}</tspan></text>`,
  );
  const more =
    box.more > 0
      ? html`<text class="soft" x="${px(box.nameAt)}" y="${baseline(rows.length)}" font-size="${ROW_SIZE}">… ${box.more} more</text>`
      : undefined;
  return html`<a href="#table-${at}"><g transform="translate(${px(x)} ${px(y)})"><title>${box.fullName}</title><rect class="box" width="${width}" height="${px(box.height)}" rx="8"/><path class="head" d="M0 ${HEAD_HEIGHT}V8A8 8 0 0 1 8 0H${px(box.width - 8)}A8 8 0 0 1 ${width} 8V${HEAD_HEIGHT}Z"/><text x="${PADDING}" y="20" font-size="${NAME_SIZE}" font-weight="600">${box.name}</text>${rows}${more}</g></a>\n`;
}

function drawRelation(line: Layout['lines'][number] | undefined): Html | undefined {
  const points = line?.points ?? [];
  const many = endOf(points);
  const one = endOf([...points].reverse());
  if (many === undefined || one === undefined) return undefined;
  const foot = [-7, 7].map((side) => `M${fromEnd(many, 12, 0)}L${fromEnd(many, 0, side)}`).join('');
  const bar = `M${fromEnd(one, 9, -6)}L${fromEnd(one, 9, 6)}`;
  return html`<path class="edge" d="${smoothPath(points)}${foot}${bar}"/>\n`;
}

function drawLabel(text: string, line: Layout['lines'][number] | undefined): Html | undefined {
  if (line?.label === undefined) return undefined;
  const { x, y } = line.label;
  const width = textWidth(text, LABEL_SIZE) + 6;
  return html`<g><rect class="label-back" x="${px(x - width / 2)}" y="${px(y - 8)}" width="${px(width)}" height="16" rx="3"/><text class="soft" x="${px(x)}" y="${px(y + 4)}" font-size="${LABEL_SIZE}" text-anchor="middle">${text}</text></g>\n`;
}

/** A larger drawing is unreadable, and its layout takes seconds. */
const MAX_BOXES = 500;
const MAX_LINES = 1000;
const MAX_CROSSINGS = 1000;

/** The remark that replaces a drawing that is too large; undefined when it can be drawn. */
function tooLargeToDraw(boxes: number, lines: readonly Line[]): Html | undefined {
  const fits = boxes <= MAX_BOXES && lines.length <= MAX_LINES && crossings(boxes, lines) <= MAX_CROSSINGS;
  if (fits) return undefined;
  const size = `${counted(boxes, 'box', 'boxes')} and ${counted(lines.length, 'line')}`;
  return html`<p class="soft">There is no drawing: ${size} are too many to be read. The lists below have everything.</p>\n`;
}
