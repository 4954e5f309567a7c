import { check, type DesignSpecification } from 'peglot/design';
import { expect, it } from 'vitest';
import { exampleDesign } from '../../../src/formats/design/example.ts';

type Check = DesignSpecification['design_review_checklist'][number];

/** The example with all that is measured given so much more, or less, than the least. */
function sized(more: number, parts: Partial<DesignSpecification> = {}): DesignSpecification {
  const words = (least: number): string => 'x'.repeat(least + more);
  const design = exampleDesign('TOOLS-12');
  const checks = Array.from({ length: 5 + more }, (): Check => {
    return { category: 'Loans', description: words(10), severity: 'Low', validation_criteria: words(10) };
  });
  return {
    ...design,
    task_id: words(3),
    api_contracts: design.api_contracts.slice(0, 1).map((one) => ({ ...one, description: words(10) })),
    data_schemas: design.data_schemas
      .slice(0, 1)
      .map((one) => ({ ...one, description: words(10), columns: one.columns.slice(0, 1 + more) })),
    component_logic: design.component_logic.slice(0, 1).map((one) => ({
      ...one,
      dependencies: [],
      responsibility: words(10),
      implementation_notes: words(20),
      complexity: 1 + more,
    })),
    design_review_checklist: checks.map((one, at) => (at === 0 && more >= 0 ? { ...one, severity: 'High' } : one)),
    ...parts,
  };
}

function advised(design: DesignSpecification): string[] {
  return check(design).map(({ code, severity, message }) => `${code} (${severity}): ${message}`);
}

it('advises nothing of what is as long as is asked', () => {
  expect(advised(sized(0))).toEqual([]);
  expect(advised(sized(0, { task_id: 'x'.repeat(100) }))).toEqual([]);
  const most = sized(0).component_logic.map((one) => ({ ...one, complexity: 1000 }));
  expect(advised(sized(0, { component_logic: most }))).toEqual([]);
});

it('advises on all that is shorter by one, and on what is longer', () => {
  expect(advised(sized(-1))).toMatchInlineSnapshot(`
    [
      "design/bad-task-id (warning): The task id has 2 characters; 3 to 100 are advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/missing-columns (warning): The table has no column",
      "design/short-responsibility (warning): The responsibility has 9 of the 10 characters that are advised",
      "design/short-notes (warning): The implementation notes have 19 of the 20 characters that are advised",
      "design/bad-complexity (warning): The complexity is 0; 1 to 1000 is advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/short-criteria (warning): The validation criteria have 9 of the 10 characters that are advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/short-criteria (warning): The validation criteria have 9 of the 10 characters that are advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/short-criteria (warning): The validation criteria have 9 of the 10 characters that are advised",
      "design/short-description (warning): The description has 9 of the 10 characters that are advised",
      "design/short-criteria (warning): The validation criteria have 9 of the 10 characters that are advised",
      "design/short-checklist (warning): The checklist has 4 of the 5 items that are advised",
      "design/missing-important-check (warning): No item of the checklist is Critical or High",
    ]
  `);
  const [found] = advised(sized(0, { task_id: 'x'.repeat(101) }));
  expect(found).toBe('design/bad-task-id (warning): The task id has 101 characters; 3 to 100 are advised');
  const more = sized(0).component_logic.map((one) => ({ ...one, complexity: 1001 }));
  expect(advised(sized(0, { component_logic: more }))).toEqual([
    'design/bad-complexity (warning): The complexity is 1001; 1 to 1000 is advised',
  ]);
});
