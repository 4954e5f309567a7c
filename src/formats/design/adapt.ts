import type { SectionHeadingNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import {
  type Adapting,
  type Detail,
  type HandlerParts,
  inParts,
  type List,
  type Part,
  type ReadOptions,
  type ScopeHandler,
  type TreeNode,
} from '../../engine/index.ts';
import { LineEnds } from '../../engine/line-ends.ts';
import { fixes } from './fixes.ts';
import type { ItemKind } from './item-kind.ts';
import { ITEMS } from './labels.ts';
import { type DesignSpecification, METHODS } from './model.ts';
import { Extra } from './read/extra.ts';
import { checkLevel, itemHandlers } from './read/items.ts';
import { type FooterText, Metadata } from './read/metadata.ts';
import { type Block, Page } from './read/page.ts';
import type { All } from './read/parts.ts';
import {
  AssumptionsSection,
  type Blocks,
  ItemsSection,
  type Section,
  StackSection,
  TextSection,
} from './read/sections.ts';
import { SECTIONS } from './sections.ts';

/** Builds a design from the nodes of the grammar. */
export function adapt(design: Part<DesignSpecification>, reading: Adapting<Partial<ReadOptions>>): HandlerParts<All> {
  const page = new Page(design, reading);
  const metadata = new Metadata(page);
  const sections = new Map<string, Range>();
  const footers: FooterText[] = [];
  /** The text before the title or the first section: chat, if a title follows. */
  let preamble: (Block | (TreeNode & { readonly type: 'OtherHeading'; readonly title: Range }))[] = [];
  let isTitled = false;
  let heading: Range = { start: 0, end: 0 };
  /** Anything missing from the whole document is reported at its title. */
  let titleRange: Range = heading;
  /** The expected level of its heading. */
  let level = 2;
  let fence: Range = heading;
  let bullet: Range = heading;
  const lineEnds = new LineEnds(design);

  const begin = (range: Range, due: number): void => {
    heading = range;
    level = due;
  };

  // ── Sections ────────────────────────────────────────────────────────────────────────────────────────────────────

  const extra = new Extra(design.member('extra'), page);
  const reportTwice = (title: string, path: Path, before: Range): void =>
    page.report('duplicate-section', heading, `The section ${quote(title)} is given twice; both were read`, path, {
      related: before,
    });
  const openOther = (node: Range & { readonly title: Range }, section: TextSection): void => {
    const title = page.text(node.title);
    const path = extra.pathOf(title);
    const before = sections.get(`extra ${title}`);
    begin(node, 2);
    sections.set(`extra ${title}`, heading);
    if (before !== undefined) reportTwice(title, path, before);
    else
      page.unknown(
        'section',
        title,
        SECTIONS.map((section) => section.title),
        heading,
        path,
      );
    extra.keep(title, '', heading);
    section.into((text, range) => extra.keep(title, text, range));
  };
  /** Reads the text before the first section, once no title can follow. */
  const readPreamble = (): void => {
    const before = preamble;
    preamble = [];
    let section: TextSection | null = null;
    for (const block of before) {
      if (block.type === 'OtherHeading') {
        section?.close();
        section = new TextSection(page);
        openOther(block, section);
      } else if (section !== null) section.add(block);
      else if (isTitled) extra.keepLoose([block]);
      else page.chat([block]);
    }
    section?.close();
  };
  const section = <Opened extends Section>(open: () => Opened): ScopeHandler<Opened, unknown> => ({
    enter: (_, start) => {
      readPreamble();
      page.goOn();
      reading.release(start);
      return open();
    },
    leave: (opened) => page.whenFollowed(() => opened.close()),
  });
  const headed = (root: keyof DesignSpecification, node: SectionHeadingNode): void => {
    begin(node, 2);
    if (node.mark === null || node.mark.marks.length < 3) reading.recognised('markdown');
    const before = sections.get(root);
    if (before !== undefined) reportTwice(page.text(node.name), [root], before);
    sections.set(root, heading);
    design.place(root, heading);
    checkLevel(page, node, 2, [root], 'section');
  };
  const text = section(() => new TextSection(page));
  const items = <Item extends object>(kind: ItemKind<Item>, list: () => List<Item>) =>
    section(() => new ItemsSection(page, extra, kind, list()));
  const checklist = items(ITEMS.check, () => design.list('design_review_checklist'));
  const add = (block: Block, part: Blocks): void => part.add(block);

  /** Reports missing sections. In a text that is cut off, they might have followed. */
  const reportMissing = (): void => {
    if (page.isCut) return;
    for (const { root, title, isOptional } of SECTIONS) {
      if (isOptional || sections.has(root)) continue;
      page.report('missing-section', titleRange, `The section ${quote(title)} is missing`, [root], {
        hint: `Write ## ${title}${root === 'architecture_overview' ? '' : '; if there is nothing to say, write N/A below it'}.`,
      });
    }
  };

  reading.atEnd(() => {
    readPreamble();
    page.over();
    reportMissing();
    metadata.close(footers);
  });

  const sectionHandlers = {
    Document: {
      enter: () => ({
        add: (block) => {
          if (!metadata.take(block)) preamble.push(block);
        },
      }),
    },
    OverviewSection: text,
    OtherSection: text,
    StackSection: section(() => new StackSection(page, extra)),
    AssumptionsSection: section(() => new AssumptionsSection(page, extra)),
    ContractsSection: items(ITEMS.contract, () => design.list('api_contracts')),
    SchemasSection: items(ITEMS.table, () => design.list('data_schemas')),
    ComponentsSection: items(ITEMS.component, () => design.list('component_logic')),
    FlatChecklist: checklist,
    Checklist: checklist,
    DeepChecklist: checklist,

    FrontMatter: ({ text }) => {
      const range = page.trim(text);
      design.set('front_matter', page.source(range), { range });
    },
    TitleHeading: (node) => {
      reading.recognised('markdown');
      page.chat(preamble.filter((block) => block.type !== 'Comment'));
      extra.keepLoose(preamble.filter((block) => block.type === 'Comment'));
      preamble = [];
      isTitled = true;
      begin(node, 1);
      titleRange = heading;
      checkLevel(page, node, 1, undefined, 'title');
      metadata.title(node.id);
    },
    MetadataLine: ({ field }) => metadata.field(field),
    OverviewHeading: (node, overview) => {
      headed('architecture_overview', node.heading);
      overview.into((text, range) => {
        const before = design.value.architecture_overview;
        design.set('architecture_overview', before === '' ? text : `${before}\n\n${text}`, { range });
      });
    },
    StackHeading: (node) => headed('technology_stack', node.heading),
    Technology: (node, stack) => stack.technology(node),
    AssumptionsHeading: (node) => headed('assumptions', node.heading),
    ContractsHeading: (node) => headed('api_contracts', node.heading),
    SchemasHeading: (node) => headed('data_schemas', node.heading),
    ComponentsHeading: (node) => headed('component_logic', node.heading),
    ChecklistHeading: (node) => headed('design_review_checklist', node.heading),
    OtherHeading: (node, part) => {
      if (part instanceof TextSection) {
        openOther(node, part);
        return;
      }
      // Before the title it may belong to the chat.
      begin(node, 2);
      preamble.push({ type: 'OtherHeading', start: node.start, end: node.end, title: node.title });
    },
    WrapperEnd: () => page.over(),
    AfterText: (node) => page.chat([node]),
  } satisfies Partial<All>;

  const blockHandlers = {
    Bullet: (node, part) => {
      bullet = node;
      part.add(node);
    },
    Comment: add,
    EntriesText: add,
    FailureLines: add,
    NamesText: add,
    Paragraph: add,
    Subheading: (node, part) => {
      begin(node, 2);
      part.add(node);
    },
    Table: add,
    TableRows: add,
    ThoughtText: () => {},
    ThoughtEnd: () => {},
    ForeignCall: () => {},
    TurnText: () => {},
    Fence: (node, part) => {
      fence = node;
      part.add(node);
    },
    Rule: (_, part: Blocks) => {
      metadata.rule();
      part.rule?.();
    },
    // The text is requested now, since it is released at the next section.
    Footer: ({ start, end, stamp }) => void footers.push({ start, end, text: page.source({ start, end }), stamp }),
  } satisfies Partial<All>;

  const mistakeHandlers = {
    BadSetext: ({ raw, start }) => {
      const text = `${'#'.repeat(level)} ${page.text({ start: heading.start, end: start })}`;
      const fix = { range: { start: heading.start, end: start + raw.trimEnd().length }, text };
      return { range: heading, hint: `Write ${text}`, fix };
    },
    // A table or item is reported where it is read as such.
    BadTable: () => false,
    MissingItem: ({ start, end }, part) => part.add({ type: 'Paragraph', start, end }),
    // For a method unknown to HTTP, there is no better spelling to suggest.
    BadMethodName: (node) =>
      METHODS.some((method) => method === node.word.toUpperCase()) && fixes.BadMethodName?.(node, undefined),
    BadItemPlace: (node, part) => part.add(node),
    BadLabel: (node) =>
      bullet.start <= node.start && node.end <= bullet.end ? false : fixes.BadLabel?.(node, undefined),
    MissingFenceEnd: (): Detail => {
      page.cut();
      return { range: fence, message: 'The text ends inside a fenced block' };
    },
    MissingMarkEnd: () => page.cut(),
    MissingCommentEnd: () => page.cut(),
    MissingThoughtEnd: () => page.cut(),
    BadThoughtEnd: () => (isTitled || sections.size > 0 ? {} : { severity: 'warning' }),
    MissingWrapperEnd: () => {
      page.cut();
      page.over();
    },
    BadLineEnd: ({ start }) => {
      lineEnds.found(start);
      return false;
    },
  } satisfies Partial<All>;

  return inParts(sectionHandlers, blockHandlers, mistakeHandlers, itemHandlers(page, begin));
}
