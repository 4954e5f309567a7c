import fc from 'fast-check';
import { type Branch, parseTree, type TreeNode } from 'peglot/define';
import { grammar as acor, parse as parseAcor } from 'peglot/parsers/acor';
import { grammar, parse, type VitalNode } from 'peglot/parsers/duckflow';
import { parse as parseJson } from 'peglot/parsers/json';
import { parse as parseTools } from 'peglot/parsers/tools';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';

const TEXT = '[REASONING]\nAll done.\n\n[MOOD] 0.5\n[FOCUS] high\n';

/** A tree as an outline: what a test can show in a line. */
function outline(children: readonly TreeNode[]): string {
  return children.map((node) => ('children' in node ? `${node.type}(${outline(inner(node))})` : node.type)).join(' ');
}

function inner(node: TreeNode): readonly TreeNode[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : [];
}

describe('the tree of a text', () => {
  const tree = parse(TEXT);

  it('has streamed rules as branches, and what they hold in text order', () => {
    expect(outline(tree.children)).toBe('Reply(Section(SectionHead SectionText() SectionEnd) Vital Vital)');
  });

  it('gives the stretch of each node, the text of what comes in pieces, and the mistakes, each once', () => {
    const section = tree.nodes().find(({ type }) => type === 'SectionText');
    expect(section && tree.text(section)).toBe('\nAll done.\n');
    expect(tree.mistakes.map((node) => [node.type, tree.text(node)])).toEqual([['BadVital', 'high']]);
    expect(tree.nodes().filter(({ type }) => type === 'BadVital')).toHaveLength(1);
  });

  it('gives each node to the visitor of its rule, whatever a rule is called', () => {
    const said: string[] = [];
    tree.visit({
      SectionHead: (node) => said.push(tree.text(node)),
      Vital: ({ name }) => said.push(name),
      BadVital: (node) => said.push(`bad: ${tree.text(node)}`),
    });
    expect(said).toEqual(['[REASONING]', 'MOOD', 'FOCUS', 'bad: high']);
    // @ts-expect-error there is no such rule
    tree.visit({ Heading: () => {} });
  });

  it('knows its types', () => {
    const vitals = tree.children.flatMap((reply) => (reply.type === 'Reply' ? reply.children : []));
    for (const node of vitals) if (node.type === 'Vital') expectTypeOf(node).toEqualTypeOf<VitalNode>();
    for (const node of vitals) if (node.type === 'Section') expectTypeOf(node).toEqualTypeOf<Branch<typeof grammar>>();
    // @ts-expect-error there is no such rule
    expect(vitals.filter(({ type }) => type === 'Heading')).toEqual([]);
  });

  it('begins at any start rule, with the words of an option', () => {
    expect(outline(parseJson('[1]', { start: 'Document' }).children)).not.toBe('');
    expect(() => parse('', { start: 'Nothing' })).toThrow('no start rule Nothing');
    expect(outline(parseTools('Hello').children)).not.toBe('');
  });

  it('of an empty text holds nothing', () => {
    expect(parse('').mistakes).toEqual([]);
    expect(outline(parseAcor('').children)).toBe('Transcript()');
  });
});

it('nodes lie in the text, those of a branch in the branch, and one after another', () => {
  const pieces = fc.constantFrom(
    '## Status: ',
    '[MOOD] ',
    '`x`',
    '- a',
    '```',
    '\n',
    '\n\n',
    '{"a":',
    ' }',
    'é🦆',
    '**b:**',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), fc.constantFrom(grammar, acor), (parts, any) => {
      const source = parts.join('');
      const tree = parseTree<typeof any>(any, source);
      holds(tree.children, 0, source.length);
    }),
  );
});

function holds(nodes: readonly TreeNode[], from: number, to: number): void {
  let at = from;
  for (const node of nodes) {
    expect(node.start).toBeLessThanOrEqual(node.end);
    expect(node.start).toBeGreaterThanOrEqual(from);
    expect(node.end).toBeLessThanOrEqual(to);
    if ('children' in node) {
      expect(node.start).toBeGreaterThanOrEqual(at);
      holds(inner(node), node.start, node.end);
      at = node.end;
    }
  }
}

it('a node may have as many labels as a text has', () => {
  const list = compileInMemory([{ source: 'list.peggy', text: 'List = items:(Item ",")*\nItem = word:"x"' }]);
  expect(parseTree(list, 'x,'.repeat(200_000)).nodes()).toHaveLength(200_001);
});
