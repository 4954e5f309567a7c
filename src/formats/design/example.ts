import type { DesignSpecification } from './model.ts';

/** The design in the instructions: small, but with every part of the format. */
export function exampleDesign(taskId: string): DesignSpecification {
  return {
    task_id: taskId,
    timestamp: '2026-02-03T09:30:00Z',
    architecture_overview:
      'A small web service in two layers keeps the tool library of a neighbourhood. The desk layer answers HTTP requests; the ledger layer holds the rules of lending and owns the database.',
    technology_stack: {
      Language: 'TypeScript 5.9',
      Framework: 'Fastify 5',
      Database: 'PostgreSQL 17',
      Authentication: 'Session cookie',
    },
    assumptions: ['A member borrows at most five tools at a time', 'All times are in UTC'],
    api_contracts: [
      {
        method: 'GET',
        endpoint: '/tools/{tool_id}',
        description: 'Shows one tool and whether it is on the shelf.',
        authentication_required: false,
        request_params: {
          tool_id: 'integer (required, the number on the tool)',
          lang: 'string (optional, a language code such as en)',
        },
        response_schema: { tool_id: 'integer', title: 'string (max 80 chars)', on_shelf: 'boolean' },
        error_responses: [{ status: 404, code: 'NO_SUCH_TOOL', message: 'No tool has this number.' }],
      },
      {
        method: 'POST',
        endpoint: '/loans',
        description: 'Lends a tool to the member who is signed in.',
        authentication_required: true,
        rate_limit: '20 requests per minute per member',
        request_schema: {
          tool_id: 'integer (required)',
          days: 'integer (optional, 1 to 28, 14 when left out)',
        },
        response_schema: { loan_id: 'string (UUID)', due_on: 'string (date)', notes: ['string'] },
        error_responses: [
          { status: 401, code: 'SIGN_IN_FIRST', message: 'The request carries no valid session.' },
          { status: 409, code: 'TOOL_IS_OUT', message: 'Somebody else has the tool.' },
        ],
      },
    ],
    data_schemas: [
      {
        table_name: 'tools',
        description: 'Every tool that the library owns.',
        columns: [
          { name: 'tool_id', type: 'INTEGER', constraints: 'PRIMARY KEY' },
          { name: 'title', type: 'VARCHAR(80)', constraints: 'NOT NULL' },
        ],
        indexes: ['CREATE INDEX idx_tools_title ON tools(title)'],
        relationships: [],
        constraints: [],
      },
      {
        table_name: 'loans',
        description: 'Who has which tool, and until when.',
        columns: [
          { name: 'loan_id', type: 'UUID', constraints: 'PRIMARY KEY' },
          { name: 'tool_id', type: 'INTEGER', constraints: 'NOT NULL' },
          { name: 'lent_on', type: 'DATE', constraints: 'NOT NULL DEFAULT CURRENT_DATE' },
          { name: 'due_on', type: 'DATE', constraints: 'NOT NULL' },
          { name: 'returned_on', type: 'DATE', constraints: '' },
        ],
        indexes: ['CREATE UNIQUE INDEX idx_loans_open ON loans(tool_id) WHERE returned_on IS NULL'],
        relationships: ['ALTER TABLE loans ADD FOREIGN KEY (tool_id) REFERENCES tools(tool_id) ON DELETE RESTRICT'],
        constraints: ['CHECK (due_on > lent_on)'],
      },
    ],
    component_logic: [
      {
        component_name: 'LoanDesk',
        semantic_unit_id: 'SU-001',
        responsibility: 'Answers the requests of the tool library.',
        dependencies: ['LoanLedger'],
        interfaces: [
          {
            method: 'lend',
            parameters: { request: 'LoanRequest' },
            returns: 'Loan',
            description: 'Checks a request and passes it on to the ledger.',
            parameter_docs: { request: 'the body of the request, not checked yet' },
            returns_doc: 'the new loan',
            raises: [{ error: 'InvalidRequest', description: 'a field is missing or out of range' }],
            defaults: {},
            async: true,
          },
        ],
        implementation_notes:
          'Check each field before the ledger is asked. Turn errors of the ledger into the error codes of the contract.',
        complexity: 12,
      },
      {
        component_name: 'LoanLedger',
        semantic_unit_id: 'SU-002',
        responsibility: 'Holds the rules of lending and writes the loans.',
        dependencies: [],
        interfaces: [
          {
            method: 'open_loan',
            parameters: { member_id: 'str', tool_id: 'int', days: 'int' },
            returns: 'Loan',
            description: 'Writes a loan when the tool is on the shelf.',
            parameter_docs: { member_id: 'who borrows', tool_id: 'what is borrowed', days: 'for how many days' },
            returns_doc: 'the loan as it was stored',
            raises: [{ error: 'ToolIsOut', description: 'somebody else has the tool' }],
            defaults: { days: '14' },
          },
        ],
        implementation_notes:
          'Write the loan in one transaction and let the unique index decide between two members who ask at once:\n\n1. Insert the loan.\n2. When the index refuses it, raise `ToolIsOut`.',
        complexity: 25,
      },
    ],
    design_review_checklist: [
      check('Security', 'Loans are private', 'A member who asks for the loan of another gets a 404.', 'Critical'),
      check('Data Integrity', 'A tool is lent once', 'Two requests at the same time leave one open loan.', 'High'),
      check('API Design', 'Errors have codes', 'Each error of the contract is answered with its code.', 'Medium'),
      check('Performance', 'Lookups use an index', 'The plan of each query names an index.', 'Medium'),
      check('Maintainability', 'Layers stay apart', 'The desk holds no SQL, the ledger knows no HTTP.', 'Low'),
    ],
  };
}

function check(
  category: string,
  description: string,
  validation_criteria: string,
  severity: 'Critical' | 'High' | 'Medium' | 'Low',
): DesignSpecification['design_review_checklist'][number] {
  return { category, description, validation_criteria, severity };
}
