import type { Mistakes, Nodes, SectionHeadingNode, Texts } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import {
  type Adapting,
  type Detail,
  type HandlerParts,
  type Handlers,
  inParts,
  type ReadOptions,
  type TreeNode,
  type Writer,
} from '../../engine/index.ts';
import { SECTIONS } from './blocks.ts';
import { mends } from './mends.ts';
import type { DesignSpecification } from './model.ts';
import { checkLevel, ItemsSection, itemHandlers } from './read/items.ts';
import { type FooterText, Metadata } from './read/metadata.ts';
import { type Block, Page } from './read/page.ts';
import { AssumptionsSection, type Section, StackSection, TextSection } from './read/sections.ts';

type All = Handlers<Nodes, Texts, Mistakes>;

/** Makes a design of the nodes of the grammar. */
export function adapt(to: Writer<DesignSpecification>, reading: Adapting<Partial<ReadOptions>>): HandlerParts<All> {
  const page = new Page(to, reading);
  const metadata = new Metadata(page);
  const sections = new Map<string, Range>();
  const footers: FooterText[] = [];
  let section: Section | null = null;
  let items: ItemsSection | null = null;
  /** What stands before the title or the first section: chat, where a title follows. */
  let preamble: (Block | (TreeNode & { readonly type: 'OtherHeading'; readonly title: Range }))[] = [];
  let isTitled = false;
  let heading: Range = { start: 0, end: 0 };
  /** What is missing in the whole document is told at its title. */
  let titleRange: Range = heading;
  /** How many marks are due before its title. */
  let level = 2;
  let fence: Range = heading;
  let bullet: Range = heading;
  let hasReturn = false;

  const begin = ({ start, end }: Range, due: number): void => {
    heading = { start, end };
    level = due;
  };

  // ── Sections ────────────────────────────────────────────────────────────────────────────────────────────────────

  const setExtra = (title: string, text: string): void => {
    if (to.value.extra === undefined) to.open(['extra'], 'object');
    const before = getOwn(to.value.extra ?? {}, title) ?? '';
    to.set(['extra', title], before === '' || text === '' ? before + text : `${before}\n\n${text}`, { range: null });
  };
  /** Keeps text that stands under no label and in no item. */
  const keepLoose = (loose: readonly Range[]): void => {
    const text = page.loose(loose, ['extra', '']);
    if (text !== undefined) setExtra('', text);
  };
  const tellTwice = (title: string, path: Path, before: Range): void =>
    page.tell('duplicate-section', heading, `The section ${quote(title)} is given twice; both were read`, path, {
      related: before,
    });
  const openOther = (node: Range & { readonly title: Range }): void => {
    const title = page.text(node.title);
    const path = ['extra', title];
    const before = sections.get(`extra ${title}`);
    begin(node, 2);
    sections.set(`extra ${title}`, heading);
    if (before !== undefined) tellTwice(title, path, before);
    else
      page.unknown(
        'section',
        title,
        SECTIONS.map((section) => section.title),
        heading,
        path,
      );
    page.place(path, heading);
    setExtra(title, '');
    section = new TextSection(page, (text, range) => {
      page.place(path, range);
      setExtra(title, text);
    });
  };
  /** Reads what stands before the first section, now that no title can follow. */
  const readPreamble = (): void => {
    const before = preamble;
    preamble = [];
    for (const block of before) {
      if (block.type === 'OtherHeading') {
        closeSection(false);
        openOther(block);
      } else if (section !== null) section.add(block);
      else if (isTitled) keepLoose([block]);
      else page.chat([block]);
    }
  };
  const closeSection = (isLast: boolean): void => {
    const closed = section;
    section = null;
    items = null;
    closed?.close(isLast);
  };
  const leave = (node: Range): void => {
    readPreamble();
    closeSection(false);
    reading.release(node.start);
    begin(node, 2);
  };
  const open = (root: keyof DesignSpecification, node: SectionHeadingNode): void => {
    leave(node);
    if (node.mark === null || node.mark.marks.length < 3) reading.recognised('markdown');
    const before = sections.get(root);
    if (before !== undefined) tellTwice(page.text(node.name), [root], before);
    sections.set(root, heading);
    page.place([root], heading);
    checkLevel(page, node, 2, [root], 'section');
  };
  const openItems = (
    root: 'api_contracts' | 'data_schemas' | 'component_logic' | 'design_review_checklist',
    node: SectionHeadingNode,
  ): void => {
    open(root, node);
    items = new ItemsSection(page, root, keepLoose);
    section = items;
  };

  const add = (block: Block): void => {
    if (section !== null) section.add(block);
    else if (!metadata.take(block)) preamble.push(block);
  };

  /** Says which sections were left out. Of a text that is cut off, they may be yet to come. */
  const tellMissing = (): void => {
    if (page.isCut) return;
    for (const { root, title, isOptional } of SECTIONS) {
      if (isOptional || sections.has(root)) continue;
      page.tell('missing-section', titleRange, `The section ${quote(title)} is missing`, [root], {
        hint: `Write ## ${title}${root === 'architecture_overview' ? '' : '; if there is nothing to say, write N/A below it'}.`,
      });
    }
  };

  reading.atEnd(() => {
    readPreamble();
    closeSection(true);
    tellMissing();
    metadata.close(footers);
  });

  const documentHandlers = {
    TitleHeading: (node) => {
      reading.recognised('markdown');
      page.chat(preamble);
      preamble = [];
      isTitled = true;
      begin(node, 1);
      titleRange = heading;
      checkLevel(page, node, 1, undefined, 'title');
      metadata.title(node.id);
    },
    MetadataLine: ({ field }) => metadata.field(field),
    OverviewHeading: (node) => {
      const path = ['architecture_overview'];
      open('architecture_overview', node.heading);
      section = new TextSection(page, (text, range) => {
        const before = to.value.architecture_overview;
        page.place(path, range);
        to.set(path, before === '' ? text : `${before}\n\n${text}`, { range: null });
      });
    },
    StackHeading: (node) => {
      open('technology_stack', node.heading);
      section = new StackSection(page, keepLoose);
    },
    Technology: (node) => {
      if (section instanceof StackSection) section.technology(node);
    },
    AssumptionsHeading: (node) => {
      open('assumptions', node.heading);
      section = new AssumptionsSection(page, keepLoose);
    },
    ContractsHeading: (node) => openItems('api_contracts', node.heading),
    SchemasHeading: (node) => openItems('data_schemas', node.heading),
    ComponentsHeading: (node) => openItems('component_logic', node.heading),
    ChecklistHeading: (node) => openItems('design_review_checklist', node.heading),
    OtherHeading: (node) => {
      // Before the title it may be one of the chat.
      if (!isTitled && sections.size === 0) {
        begin(node, 2);
        preamble.push({ type: 'OtherHeading', start: node.start, end: node.end, title: node.title });
        return;
      }
      leave(node);
      openOther(node);
    },
    WrapperEnd: () => closeSection(true),
    AfterText: (node) => page.chat([node]),
    MethodText: () => {},
  } satisfies Partial<All>;

  const blockHandlers = {
    Bullet: (node) => {
      bullet = { start: node.start, end: node.end };
      add(node);
    },
    Comment: add,
    EntriesText: add,
    FailureLines: add,
    NamesText: add,
    Paragraph: add,
    Subheading: (node) => {
      begin(node, 2);
      add(node);
    },
    Table: add,
    TableRows: add,
    Fence: (node) => {
      fence = { start: node.start, end: node.end };
      add(node);
    },
    Rule: () => {
      metadata.rule();
      section?.rule?.();
    },
    // What is read is released at the next section: its text is asked for now.
    Footer: ({ start, end, stamp }) => void footers.push({ start, end, text: page.source({ start, end }), stamp }),
  } satisfies Partial<All>;

  const mistakeHandlers = {
    BadSetext: ({ raw, start }) => {
      const text = `${'#'.repeat(level)} ${page.text({ start: heading.start, end: start })}`;
      const fix = { range: { start: heading.start, end: start + raw.trimEnd().length }, text };
      return { range: heading, hint: `Write ${text}`, fix };
    },
    // What a text looks like is told where it is read as such.
    BadTable: () => false,
    MissingItem: ({ start, end }) => add({ type: 'Paragraph', start, end }),
    BadLabel: (node) =>
      bullet.start <= node.start && node.end <= bullet.end ? false : mends.BadLabel?.(node, undefined),
    MissingFenceEnd: (): Detail => {
      page.cut();
      return { range: fence, message: 'The text ends inside a fenced block' };
    },
    MissingMarkEnd: () => page.cut(),
    MissingCommentEnd: () => page.cut(),
    MissingWrapperEnd: () => {
      page.cut();
      closeSection(true);
    },
    BadLineEnd: ({ start }) => {
      if (hasReturn) return false;
      hasReturn = true;
      return { range: { start, end: start + 1 }, message: 'Lines end with CR or CRLF; this is the first one' };
    },
  } satisfies Partial<All>;

  return inParts(
    documentHandlers,
    blockHandlers,
    mistakeHandlers,
    itemHandlers(page, () => items, begin),
  );
}
