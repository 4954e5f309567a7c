import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { type FormCode, formCodes } from './form-codes.ts';

/** The codes of what the specification demands of the meaning. */
type MeaningCode =
  | 'answer-remark'
  | 'bad-assumption'
  | 'bad-authentication'
  | 'bad-chat'
  | 'bad-complexity'
  | 'bad-endpoint'
  | 'bad-endpoint-title'
  | 'bad-heading-level'
  | 'bad-item-title'
  | 'bad-json-field'
  | 'bad-label-name'
  | 'bad-method'
  | 'bad-number'
  | 'bad-schema'
  | 'bad-sql'
  | 'bad-semantic-unit'
  | 'bad-severity'
  | 'bad-severity-case'
  | 'bad-status'
  | 'bad-task-id'
  | 'bad-technology'
  | 'bad-timestamp'
  | 'dependency-cycle'
  | 'duplicate-component'
  | 'duplicate-endpoint'
  | 'duplicate-table'
  | 'missing-category'
  | 'missing-columns'
  | 'missing-component'
  | 'missing-field'
  | 'missing-important-check'
  | 'missing-name'
  | 'missing-section'
  | 'missing-task-id'
  | 'missing-technology'
  | 'missing-timestamp'
  | 'number-remark'
  | 'old-shape'
  | 'other-footer'
  | 'placeholder'
  | 'short-checklist'
  | 'short-criteria'
  | 'short-description'
  | 'short-notes'
  | 'short-overview'
  | 'short-responsibility'
  | 'sql-syntax'
  | 'task-id-mismatch'
  | 'task-id-once'
  | 'timestamp-once'
  | 'unknown-dependency'
  | 'unknown-table'
  | 'wrapped-json';

/** The codes beyond those of the grammars. */
export type OwnCode = FormCode | MeaningCode;

const meaningCodes: Readonly<Record<MeaningCode, DiagnosticInfo>> = {
  'answer-remark': {
    severity: 'warning',
    meaning: 'A remark follows the No of an endpoint, which could turn it around. The No counts.',
    example: '**Authentication Required:** No (public)',
    mend: 'Write No alone; put remarks into the description.',
  },
  'bad-assumption': {
    severity: 'warning',
    meaning: 'An assumption is no item of a list. It was taken as one.',
    example: '## Assumptions\n\nThe clock is right.',
    mend: 'Write each assumption as a list item.',
  },
  'bad-authentication': {
    severity: 'error',
    meaning: 'The field says neither yes nor no. The endpoint counts as protected.',
    example: '**Authentication Required:** maybe',
    mend: 'Write Yes or No.',
  },
  'bad-chat': {
    severity: 'warning',
    meaning: 'A text stands outside of the document. It is in no field of the model.',
    example: 'Sure, here is the design:\n\n# Design Specification: X-1',
    mend: 'Leave out what is not part of the document.',
  },
  'bad-complexity': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The complexity is no whole number from 1 to 1000.',
    example: '**Estimated Complexity:** 0',
    mend: 'Write a whole number from 1 to 1000.',
  },
  'bad-endpoint': {
    severity: 'error',
    meaning: 'The path of an endpoint does not begin with a slash.',
    example: '{ "task_id": "SHOP-1", "api_contracts": [{ "method": "GET", "endpoint": "users" }] }',
    mend: 'Write the path from /.',
  },
  'bad-endpoint-title': {
    severity: 'error',
    meaning: 'The heading of an endpoint is not a method and a path.',
    example: '### List the users',
    mend: 'Write the heading like ### GET /users.',
  },
  'bad-heading-level': {
    severity: 'warning',
    meaning: 'A heading has one mark too many or too few.',
    example: '## GET /users',
    mend: 'Use # for the title, ## for sections, ### for items, #### for methods.',
  },
  'bad-item-title': {
    severity: 'warning',
    meaning: 'The heading of a table or component lacks its word, or has another.',
    example: '### users',
    mend: 'Write ### Table: users, ### Component: Name.',
  },
  'bad-json-field': {
    severity: 'error',
    meaning: 'A field of a JSON design has the wrong type. It was left out.',
    example: '{"task_id": "X-1", "assumptions": "none"}',
    mend: 'Give each field the type that the schema asks for.',
  },
  'bad-label-name': {
    severity: 'warning',
    meaning: 'A label is called otherwise in the specification.',
    example: '**Auth:** Yes',
    mend: 'Use the labels of the specification.',
  },
  'bad-method': {
    severity: 'error',
    meaning: 'The method of an endpoint is not GET, POST, PUT, DELETE or PATCH.',
    example: '### FETCH /users',
    mend: 'Use GET, POST, PUT, DELETE or PATCH.',
  },
  'bad-number': {
    severity: 'error',
    meaning: 'The complexity is no number. It was left out.',
    example: '**Estimated Complexity:** high',
    mend: 'Write a whole number.',
  },
  'bad-schema': {
    severity: 'error',
    meaning: 'A schema is a text and no JSON. It was kept as a text.',
    example: '**Response (Success):** the user',
    mend: 'Give a block of JSON.',
  },
  'bad-sql': {
    severity: 'warning',
    meaning: 'The SQL cannot be read.',
    example: 'CREATE INDEX x ON t(a',
    mend: 'Close quotes, comments and parentheses; end statements with ;.',
  },
  'bad-semantic-unit': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The semantic unit is not SU- and three digits.',
    example: '**Semantic Unit:** unit 1',
    mend: 'Write it like SU-001.',
  },
  'bad-severity': {
    severity: 'error',
    meaning: 'The severity is none of the four words. It was left out.',
    example: '**Severity:** Blocker',
    mend: 'Write Critical, High, Medium or Low.',
  },
  'bad-severity-case': {
    severity: 'warning',
    meaning: 'The severity is not written with one capital.',
    example: '**Severity:** high',
    mend: 'Write Critical, High, Medium or Low.',
  },
  'bad-status': {
    severity: 'error',
    meaning: 'The status of an error response is no HTTP status.',
    example: '{ "task_id": "SHOP-1", "api_contracts": [{ "error_responses": [{ "status": 999, "code": "ODD" }] }] }',
    mend: 'Use a status from 100 to 599.',
  },
  'bad-task-id': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The task id has fewer than 3 or more than 100 characters.',
    example: '# Design Specification: X',
    mend: 'Use an id of 3 to 100 characters.',
  },
  'bad-technology': {
    severity: 'error',
    meaning: 'An item of the technology stack has no label.',
    example: '- Python',
    mend: 'Write - **Language:** Python 3.12.',
  },
  'bad-timestamp': {
    severity: 'error',
    meaning: 'The timestamp is no date and time of ISO 8601.',
    example: '**Timestamp:** yesterday',
    mend: 'Write it like 2026-01-31T12:00:00Z.',
  },
  'dependency-cycle': {
    severity: 'warning',
    meaning: 'Components depend on each other in a circle.',
    example: '### Component: Shelf\n\n**Dependencies:** Counter\n\n### Component: Counter\n\n**Dependencies:** Shelf',
    mend: 'Turn one of the dependencies around, or split a component.',
  },
  'duplicate-component': {
    severity: 'warning',
    meaning: 'Two components have the same name.',
    example: '### Component: Shelf\n\n### Component: Shelf',
    mend: 'Give each component a name of its own.',
  },
  'duplicate-endpoint': {
    severity: 'warning',
    meaning: 'Two endpoints have the same method and path.',
    example: '### GET /users\n\n### GET /users',
    mend: 'Describe each endpoint once.',
  },
  'duplicate-table': {
    severity: 'warning',
    meaning: 'Two tables have the same name.',
    example: '### Table: users\n\n### Table: users',
    mend: 'Describe each table once.',
  },
  'missing-category': {
    severity: 'warning',
    meaning: 'The heading of a check has no category. General is taken.',
    example: '### Passwords are hashed',
    mend: 'Write ### Category: what is checked.',
  },
  'missing-columns': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'A table has no column.',
    example: '### Table: users\n\n**Description:** Who signs in.',
    mend: 'Give at least one column.',
  },
  'missing-component': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The design has no component.',
    example: '# Design Specification: rental\n\n## Component Logic\n\nN/A',
    mend: 'Describe at least one component.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A field that the specification requires is missing or empty. A list that is left out counts as empty.',
    example: '### GET /users\n\n**Description:** Lists all users.',
    mend: 'Write the label and its value.',
  },
  'missing-important-check': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'No item of the checklist is Critical or High.',
    example: '## Design Review Checklist\n\n### Security: Passwords are hashed\n\n**Severity:** Low',
    mend: 'Give at least one Critical or High item.',
  },
  'missing-name': {
    severity: 'error',
    meaning: 'A table, column or component has no name.',
    example: '### Table:',
    mend: 'Write the name.',
  },
  'missing-section': {
    severity: 'error',
    meaning: 'A section that the specification requires is left out.',
    example: '# Design Specification: SHOP-1\n\n## Assumptions\n\n- One shop.',
    mend: 'Write the section; where there is nothing to say, write N/A below its title.',
  },
  'missing-task-id': {
    severity: 'error',
    meaning: 'Neither the title nor a label gives a task id.',
    example: '# Design Specification',
    mend: 'Write # Design Specification: ID.',
  },
  'missing-technology': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The technology stack is empty.',
    example: '# Design Specification: rental\n\n## Technology Stack\n\nN/A',
    mend: 'Name at least one technology.',
  },
  'missing-timestamp': {
    severity: 'info',
    meaning: 'Neither a label nor the footer gives the time at which the design was made.',
    example: '# Design Specification: SHOP-1\n\n**Task ID:** SHOP-1',
    mend: 'Write **Timestamp:** and a date and time of ISO 8601 below the task id.',
  },
  'number-remark': {
    severity: 'warning',
    meaning: 'A remark follows a number. It was left out.',
    example: '**Estimated Complexity:** 85 (high)',
    mend: 'Write the number alone.',
  },
  'old-shape': {
    severity: 'warning',
    meaning: 'A JSON design has a field in an older form. It was brought into the form that is due.',
    example: '{"task_id": "X-1", "api_contracts": [{"path": "/users"}]}',
    mend: 'Use the names and shapes of the model.',
  },
  'other-footer': {
    severity: 'info',
    meaning: 'The footer is not the one that belongs to the timestamp. It was left out.',
    example: '*Generated by Design Agent v1.0 on Monday*',
    mend: 'Leave the footer to the printer.',
  },
  placeholder: {
    severity: 'warning',
    meaning: 'A text of the template was not replaced.',
    example: '# Design Specification: {task_id}',
    mend: 'Replace every {…} of the template.',
  },
  'short-checklist': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'The checklist has fewer than five items.',
    example: '(four items)',
    mend: 'Give at least five checks.',
  },
  'short-criteria': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'Validation criteria have fewer than 10 characters.',
    example: '**Validation Criteria:** test',
    mend: 'Say how the check is validated.',
  },
  'short-description': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'A description has fewer than 10 characters.',
    example: '**Description:** Users',
    mend: 'Say what it is for.',
  },
  'short-notes': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'Implementation notes have fewer than 20 characters.',
    example: '**Implementation Notes:** simple',
    mend: 'Say how it is to be built.',
  },
  'short-overview': {
    severity: 'error',
    meaning: 'The architecture overview has fewer than 50 characters.',
    example: '## Architecture Overview\n\nA web app.',
    mend: 'Describe the architecture in at least 50 characters.',
  },
  'short-responsibility': {
    severity: 'warning',
    origin: 'advice',
    meaning: 'A responsibility has fewer than 10 characters.',
    example: '**Responsibility:** auth',
    mend: 'Say what the component is responsible for.',
  },
  'sql-syntax': {
    severity: 'warning',
    meaning: "PostgreSQL's parser does not read a statement, a type or a constraint. `peglot check` asks it.",
    example: 'CREATE INDEX ON;',
    mend: 'Write a statement that PostgreSQL reads.',
  },
  'task-id-mismatch': {
    severity: 'error',
    meaning: 'The title and the label give different task ids. The title counts.',
    example: '# Design Specification: A-1\n\n**Task ID:** A-2',
    mend: 'Write the same id twice.',
  },
  'task-id-once': {
    severity: 'warning',
    meaning: 'The task id stands in the title alone, or under its label alone.',
    example: '# Design Specification: A-1',
    mend: 'Write # Design Specification: ID, and below it **Task ID:** with the same id.',
  },
  'timestamp-once': {
    severity: 'warning',
    meaning: 'The timestamp stands in the footer alone.',
    example: '*Generated by Design Agent v2.0 (Markdown) on 2026-01-31T12:00:00Z*',
    mend: 'Write **Timestamp:** with the same time below the task id.',
  },
  'unknown-dependency': {
    severity: 'warning',
    meaning: 'A dependency is written almost like a component of this design. Others need no component here.',
    example: '### Component: LoanDesk\n\n**Dependencies:** LoanLegder\n\n### Component: LoanLedger',
    mend: "Write the component's name as its heading has it.",
  },
  'unknown-table': {
    severity: 'warning',
    meaning: 'A foreign key names a table almost like one of this design. Others need not be described here.',
    example: 'ALTER TABLE loans ADD FOREIGN KEY (tool_id) REFERENCES tool(tool_id);',
    mend: "Write the table's name as its heading has it.",
  },
  'wrapped-json': {
    severity: 'warning',
    meaning: 'A JSON design stands inside prose or a fence.',
    example: 'Here it is:\n{"task_id": "X-1", "assumptions": []}',
    mend: 'Write the JSON object alone.',
  },
};

/** The diagnostics that no rule of the grammar names: what the specification demands of the meaning. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = { ...formCodes, ...meaningCodes };
