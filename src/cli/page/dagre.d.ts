/**
 * The part of Dagre's types that is used. Its own declarations omit file extensions, which `NodeNext` does not resolve.
 */
declare module '@dagrejs/dagre' {
  interface Point {
    x: number;
    y: number;
  }
  interface Graph {
    setGraph(label: { rankdir: 'TB' | 'LR'; nodesep: number; ranksep: number; edgesep: number }): this;
    /** After the layout: the size of the drawing. */
    graph(): { width?: number; height?: number };
    setNode(name: string, label: { width: number; height: number }): this;
    /** After the layout: the middle of the box. */
    node(name: string): { x?: number; y?: number; width: number; height: number };
    setEdge(from: string, to: string, label: { width?: number; height?: number; labelpos: 'c' }, name: string): this;
    edges(): { v: string; w: string; name?: string }[];
    /** After the layout: the line, and the middle of its label. */
    edge(edge: { v: string; w: string; name?: string }): { points?: Point[]; x?: number; y?: number };
  }
  const Graph: new (options: { multigraph: boolean }) => Graph;
  function layout(graph: Graph): void;
}
