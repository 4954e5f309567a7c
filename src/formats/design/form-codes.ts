import type { DiagnosticInfo } from '../../core/diagnostic.ts';

const table = {
  'bad-entry': {
    severity: 'warning',
    meaning: 'A list item is not written as a name in backticks, a colon and a text.',
    example: '- name - the name',
    mend: 'Write - `name`: text.',
  },
  'bad-error-response': {
    severity: 'error',
    meaning: 'A list item under Error Responses does not begin with a status.',
    example: '- Not found',
    mend: 'Write - **404 NOT_FOUND**: message.',
  },
  'bad-failure': {
    severity: 'warning',
    meaning: 'An error response is not written in bold with status and code.',
    example: '- 404: not there',
    mend: 'Write - **404 NOT_FOUND**: message.',
  },
  'bad-form': {
    severity: 'warning',
    meaning: 'A field is not written in the form that the specification has for it. It was read.',
    example: '**Raises:** KeyError: when there is none',
    mend: 'Write a list, a table or a fenced block, as the specification has it.',
  },
  'block-info': {
    severity: 'info',
    meaning: 'A block of JSON or SQL is marked with something else. The mark was left out.',
    example: '**Indexes:**\n```postgres\nCREATE INDEX by_name ON tools(name);\n```',
    mend: 'Mark the block with json or sql alone.',
  },
  'duplicate-block': {
    severity: 'error',
    meaning: 'A field has several blocks of code where one is due. The last one counts.',
    example: '**Request Body:**\n\n```json\n{}\n```\n\n```json\n{}\n```',
    mend: 'Give one block.',
  },
  'duplicate-design': {
    severity: 'error',
    meaning: 'The text holds several designs as JSON. The last one counts.',
    example: '{"task_id": "X-1", "assumptions": []}\n{"task_id": "X-2", "assumptions": []}',
    mend: 'Give one design.',
  },
  'duplicate-field': {
    severity: 'error',
    meaning: 'A label is given twice. The last one counts.',
    example: '**Severity:** High\n**Severity:** Low',
    mend: 'Give each label once.',
  },
  'duplicate-name': {
    severity: 'error',
    meaning: 'A name is given twice in a list. The last one counts.',
    example: '- `id`: a\n- `id`: b',
    mend: 'Give each name once.',
  },
  'duplicate-section': {
    severity: 'error',
    meaning: 'A section comes twice. Both were read.',
    example: '## Assumptions\n\n- one\n\n## Assumptions\n\n- two',
    mend: 'Write each section once.',
  },
  'extra-cell': {
    severity: 'error',
    meaning: 'A row of a table has more cells than its head. They were left out.',
    example: '| Column |\n| --- |\n| a | b |',
    mend: 'Escape pipes in cells as \\|.',
  },
  'loose-text': {
    severity: 'info',
    meaning: 'A text stands under no label. It was kept in `extra`.',
    example: 'A paragraph between two fields',
    mend: 'Put it under a label.',
  },
  'unread-text': {
    severity: 'error',
    meaning: 'What stands in a field is of another kind. It was kept as text without a label.',
    example: '**Request Parameters:** whatever the caller likes',
    mend: 'Write a list, a table or a fenced block, as the specification has it.',
  },
  'unknown-column': {
    severity: 'error',
    meaning: 'A table of columns has a column that the specification does not have. Its cells were left out.',
    example: '| Column | Type | Constraints | Notes |\n| --- | --- | --- | --- |',
    mend: 'Use Column, Type and Constraints.',
  },
  'unknown-label': {
    severity: 'info',
    meaning: 'The specification does not know a label. It was kept in `extra`.',
    example: '**Owner:** team A',
    mend: 'Nothing to do where the label is wanted.',
  },
  'unknown-section': {
    severity: 'info',
    meaning: 'The specification does not know a section. It was kept in `extra`.',
    example: '## Open Questions',
    mend: 'Nothing to do where the section is wanted.',
  },
} as const;

/** The codes of what has another form, comes twice or has no place. */
export type FormCode = keyof typeof table;

/** The diagnostics of what has another form, comes twice or has no place. `codes.ts` has the others. */
export const formCodes: Readonly<Record<FormCode, DiagnosticInfo>> = table;
