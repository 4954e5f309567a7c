import type { DiagnosticInfo } from '../../core/diagnostic.ts';

const table = {
  'bad-entry': {
    severity: 'warning',
    meaning: 'A list item is not a name in backticks, a colon and a text.',
    example: '- name - the name',
    hint: 'Write - `name`: text.',
  },
  'bad-error-response': {
    severity: 'error',
    meaning: 'A list item under Error Responses does not start with a status.',
    example: '- Not found',
    hint: 'Write - **404 NOT_FOUND**: message.',
  },
  'bad-failure': {
    severity: 'warning',
    meaning: 'The status and code of an error response are not bold.',
    example: '- 404: not there',
    hint: 'Write - **404 NOT_FOUND**: message.',
  },
  'bad-form': {
    severity: 'warning',
    meaning: 'A field is not in the form of the specification. It was read all the same.',
    example: '**Raises:** KeyError: when there is none',
    hint: 'Write a list, a table or a fenced block, as in the specification.',
  },
  'block-info': {
    severity: 'info',
    meaning: 'A block of JSON or SQL names another language. It was read all the same.',
    example: '**Indexes:**\n```postgres\nCREATE INDEX by_name ON tools(name);\n```',
    hint: 'Write json or sql alone after the opening fence.',
  },
  'duplicate-block': {
    severity: 'error',
    meaning: 'A field has several code blocks. The last one counts.',
    example: '**Request Body:**\n\n```json\n{}\n```\n\n```json\n{}\n```',
    hint: 'Write one block.',
  },
  'duplicate-design': {
    severity: 'error',
    meaning: 'The text has several JSON designs. The last one counts.',
    example: '{"task_id": "X-1", "assumptions": []}\n{"task_id": "X-2", "assumptions": []}',
    hint: 'Write one design.',
  },
  'duplicate-field': {
    severity: 'error',
    meaning: 'A label is given twice. The last one counts.',
    example: '**Severity:** High\n**Severity:** Low',
    hint: 'Give each label once.',
  },
  'duplicate-name': {
    severity: 'error',
    meaning: 'A name is given twice in a list. The last one counts.',
    example: '- `id`: a\n- `id`: b',
    hint: 'Give each name once.',
  },
  'duplicate-section': {
    severity: 'error',
    meaning: 'A section is given twice. Both were read.',
    example: '## Assumptions\n\n- one\n\n## Assumptions\n\n- two',
    hint: 'Give each section once.',
  },
  'extra-cell': {
    severity: 'error',
    meaning: 'A row of a table has more cells than its head. The extra ones were left out.',
    example: '| Column |\n| --- |\n| a | b |',
    hint: 'Escape pipes in cells as \\|.',
  },
  'loose-text': {
    severity: 'info',
    meaning: 'Text without a label. It was kept in `extra`.',
    example: 'A paragraph between two fields',
    hint: 'Put it under a label.',
  },
  'unread-text': {
    severity: 'error',
    meaning: 'A field has text of another kind. It was kept as text without a label.',
    example: '**Request Parameters:** whatever the caller likes',
    hint: 'Write a list, a table or a fenced block, as in the specification.',
  },
  'unknown-column': {
    severity: 'error',
    meaning: 'A table of columns has an unknown column. Its cells were left out.',
    example: '| Column | Type | Constraints | Notes |\n| --- | --- | --- | --- |',
    hint: 'Use Column, Type and Constraints.',
  },
  'unknown-label': {
    severity: 'info',
    meaning: 'A label is not in the specification. It was kept in `extra`.',
    example: '**Owner:** team A',
    hint: 'If the label is intended, there is nothing to do.',
  },
  'unknown-section': {
    severity: 'info',
    meaning: 'A section is not in the specification. It was kept in `extra`.',
    example: '## Open Questions',
    hint: 'If the section is intended, there is nothing to do.',
  },
} as const;

/** The codes of parts in another form, duplicates, and parts without a place. */
export type FormCode = keyof typeof table;

/** Their diagnostics. `codes.ts` has the others. */
export const formCodes: Readonly<Record<FormCode, DiagnosticInfo>> = table;
