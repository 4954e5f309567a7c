/** The part of Tab Atkins' railroad diagrams that is used, from the copy without types in `peggy-tracks`. */
declare module 'peggy-tracks/vendor/railroad-diagrams/railroad.js' {
  /** A shape: an SVG element and its content. `width` is known from the start. */
  class FakeSVG {
    tagName: string;
    attrs: Record<string, string | number>;
    children: string | (FakeSVG | string)[];
    width: number;
    /** How far the line descends inside the shape, and how far it is drawn below the end of the line. */
    height: number;
    down: number;
    needsSpace?: boolean;
  }
  interface Box {
    href?: string | undefined;
    cls?: string;
  }
  const Options: { VS: number; AR: number; CHAR_WIDTH: number; COMMENT_CHAR_WIDTH: number };
  class Terminal extends FakeSVG {
    constructor(text: string, options?: Box);
  }
  class NonTerminal extends FakeSVG {
    constructor(text: string, options?: Box);
  }
  class Decision extends FakeSVG {
    constructor(text: string, options?: Box);
  }
  class Comment extends FakeSVG {
    constructor(text: string, options?: Box);
  }
  class Skip extends FakeSVG {}
  class Sequence extends FakeSVG {
    constructor(...items: FakeSVG[]);
  }
  class Stack extends FakeSVG {
    constructor(...items: FakeSVG[]);
  }
  class Choice extends FakeSVG {
    constructor(normal: number, ...items: FakeSVG[]);
  }
  class Optional extends FakeSVG {
    constructor(item: FakeSVG);
  }
  class OneOrMore extends FakeSVG {
    constructor(item: FakeSVG, options?: { rep?: FakeSVG | undefined });
  }
  class Group extends FakeSVG {
    constructor(item: FakeSVG, options: { label: string; cls: string });
  }
  class Diagram extends FakeSVG {
    constructor(...items: FakeSVG[]);
    format(top: number, right: number, bottom: number, left: number): this;
  }
}
