import { drawing, endOf, fromEnd, px, shorten, smoothPath, textWidth } from '../../../cli/page/drawing.ts';
import { type Layout, layOut, type Size } from '../../../cli/page/layout.ts';
import { counted } from '../../../core/counted.ts';
import { type Html, html } from '../../../core/html.ts';
import type { Component } from '../../../formats/design/index.ts';
import { findCycles } from '../../../formats/design/inside.ts';
import { type ComponentGraph, componentGraph } from '../../design-views/graphs.ts';
import { tooLargeToDraw } from './too-large.ts';

/** The component graph as a drawing: boxes that lead to the components, arrows to what they depend on. */
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

/** The dependencies that lead in a circle, as pairs of indices. */
function circleEdges(components: readonly Component[]): Set<string> {
  const pairs = findCycles(components).flatMap((cycle) => cycle.slice(1).map((to, at) => `${cycle[at]} ${to}`));
  return new Set(pairs);
}
