import type { ApiContract, ChecklistItem, Component, DataSchema, DesignSpecification, Interface } from 'peglot/design';

const OVERVIEW =
  'Simple single-tier REST API: (1) a factory makes the application, (2) handlers answer GET /hello and GET /health, (3) one handler catches all errors. No database layer is required.';

function contract(method: ApiContract['method'], endpoint: string, more: Partial<ApiContract> = {}): ApiContract {
  return {
    method,
    endpoint,
    description: 'Returns a personalized greeting message; otherwise a generic one.',
    authentication_required: false,
    response_schema: { message: "string (format: 'Hello, {name}!' or 'Hello, World!')" },
    error_responses: [
      {
        status: 500,
        code: 'INTERNAL_SERVER_ERROR',
        message: 'An unexpected error occurred while processing the request.',
      },
    ],
    ...more,
  };
}

function table(table_name: string, more: Partial<DataSchema> = {}): DataSchema {
  return {
    table_name,
    description: 'Stores user account information including credentials and metadata.',
    columns: [
      { name: 'user_id', type: 'UUID', constraints: 'PRIMARY KEY' },
      { name: 'email', type: 'VARCHAR(255)', constraints: 'NOT NULL UNIQUE' },
      { name: 'created_at', type: 'TIMESTAMP', constraints: 'NOT NULL DEFAULT NOW()' },
    ],
    indexes: [],
    relationships: [],
    constraints: [],
    ...more,
  };
}

function method(name: string, more: Partial<Interface> = {}): Interface {
  return {
    method: name,
    parameters: {},
    returns: 'None',
    description: 'Register all exception handlers.',
    parameter_docs: {},
    raises: [],
    defaults: {},
    ...more,
  };
}

function component(component_name: string, more: Partial<Component> = {}): Component {
  return {
    component_name,
    semantic_unit_id: 'SU-001',
    responsibility: 'Handles GET /hello requests with an optional name parameter.',
    dependencies: [],
    interfaces: [],
    implementation_notes:
      "Use FastAPI 0.104+ with default settings. Set title='Hello World API', version='1.0.0'. Validate name with '^[a-zA-Z0-9 ]*$' if provided.",
    complexity: 11,
    ...more,
  };
}

const CHECKS: ChecklistItem[] = [
  ['Security', 'Password and sensitive data handling', 'Critical'],
  ['Architecture', 'Component separation and single responsibility', 'High'],
  ['API Design', 'Error response consistency', 'High'],
  ['Performance', 'Efficient validation logic', 'Medium'],
  ['Maintainability', 'Clear interface definitions', 'Low'],
].map(([category = '', description = '', severity]) => ({
  category,
  description,
  validation_criteria: 'Verify that no passwords or sensitive data are logged; all errors have error_code and message.',
  severity: severity === 'Critical' || severity === 'High' || severity === 'Low' ? severity : 'Medium',
}));

function design(task_id: string, more: Partial<DesignSpecification> = {}): DesignSpecification {
  return {
    task_id,
    timestamp: '2025-11-21T20:53:05Z',
    architecture_overview: OVERVIEW,
    technology_stack: { Language: 'Python 3.12', Framework: 'FastAPI 0.104.1' },
    assumptions: ['Application runs on localhost:8000 by default (standard uvicorn configuration)'],
    api_contracts: [contract('GET', '/hello')],
    data_schemas: [],
    component_logic: [component('HelloEndpointHandler')],
    design_review_checklist: CHECKS,
    ...more,
  };
}

/** Designs that show all that the specification shows, by what is special about each. */
export const documents: Readonly<Record<string, DesignSpecification>> = {
  'a small one': design('HW-001'),
  'without a timestamp': { ...designWithout('timestamp') },
  'a timestamp with an offset': design('TASK-2025-017', { timestamp: '2025-11-21T20:53:05.123+09:00' }),
  'another task id': design('JWT-AUTH-001'),
  'a task id with other marks': design('shop/checkout_v2.1'),
  'the whole stack of the second example': design('JWT-AUTH-001', {
    technology_stack: {
      Language: 'Python 3.12',
      Framework: 'FastAPI 0.104.1',
      Database: 'PostgreSQL 15.0',
      Cache: 'Redis 7.2',
      Authentication: 'JWT (PyJWT 2.8.0)',
      'Password Hashing': 'bcrypt (via passlib)',
      Validation: 'Pydantic v2',
      ORM: 'SQLAlchemy 2.0',
    },
  }),
  'labels of the stack in any order': design('HW-002', {
    technology_stack: {
      'ASGI Server': 'uvicorn 0.24.0',
      Datetime: 'Python datetime module (stdlib)',
      Language: 'Python',
    },
  }),
  'no assumptions, no endpoints': design('LIB-001', { assumptions: [], api_contracts: [] }),
  'the assumptions of the examples': design('HW-001', {
    assumptions: [
      'FastAPI is installed with all required dependencies (uvicorn, pydantic, starlette)',
      'HTTPS/TLS is handled at infrastructure level (reverse proxy or load balancer)',
      'Name parameter validation uses simple alphanumeric + spaces pattern',
      'Password complexity enforced: min 8 chars, 1 uppercase, 1 lowercase, 1 digit',
      'System scales to 10,000 concurrent users; see `config.py` and the PASSWORD_HASH_ROUNDS env var',
    ],
  }),
  'an overview of several paragraphs': design('HW-003', {
    architecture_overview: `${OVERVIEW}\n\nThe layers:\n\n- **Web** layer: FastAPI\n- *Service* layer: plain Python\n\n1. A request comes.\n2. It is answered.`,
  }),
  'an overview with a diagram': design('HW-004', {
    architecture_overview: `${OVERVIEW}\n\n\`\`\`mermaid\ngraph TD\n  A --> B\n\`\`\``,
  }),
  'an overview with a table': design('HW-005', {
    architecture_overview: `${OVERVIEW}\n\n| Layer | Job |\n| ----- | --- |\n| web | answers |`,
  }),
  'every method': design('CRUD-001', {
    api_contracts: (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).map((verb) =>
      contract(verb, '/api/v1/users/{id}'),
    ),
  }),
  'endpoints in any order': design('CRUD-002', {
    api_contracts: [
      contract('POST', '/api/v1/auth/register'),
      contract('GET', '/health'),
      contract('POST', '/api/v1/auth/login'),
    ],
  }),
  'a rate limit and a request body': design('JWT-AUTH-001', {
    api_contracts: [
      contract('POST', '/api/v1/auth/register', {
        rate_limit: '5 requests per minute per IP address',
        request_schema: {
          email: 'string (email format, required, max 255 chars)',
          password: 'string (min 8 chars, required, must contain uppercase, lowercase, and digit)',
          username: 'string (optional, min 3 chars, max 50 chars, alphanumeric)',
        },
        response_schema: {
          user_id: 'string (UUID v4)',
          email: 'string',
          username: 'string (or null)',
          created_at: 'string (ISO 8601 timestamp)',
        },
        error_responses: [
          { status: 400, code: 'INVALID_EMAIL', message: 'Email format is invalid or missing.' },
          {
            status: 400,
            code: 'WEAK_PASSWORD',
            message: 'Password does not meet complexity requirements (min 8 chars, 1 digit).',
          },
          { status: 409, code: 'USER_EXISTS', message: 'A user with this email already exists.' },
          { status: 429, code: 'RATE_LIMIT_EXCEEDED', message: 'Too many registration attempts. Try again later.' },
        ],
      }),
    ],
  }),
  'request parameters': design('HW-001', {
    api_contracts: [
      contract('GET', '/hello', {
        authentication_required: true,
        request_params: {
          name: 'string (optional, max 255 characters, alphanumeric and spaces only)',
          'page?': 'integer (default: 1)',
          sort_by: "string (one of 'name', 'age')",
        },
      }),
    ],
  }),
  'no answer and no errors': design('HW-006', {
    api_contracts: [contract('DELETE', '/users/{user_id}/tokens', { response_schema: null, error_responses: [] })],
  }),
  'nested schemas': design('HW-007', {
    api_contracts: [
      contract('GET', '/users', {
        response_schema: {
          users: [{ id: 'integer', profile: { tags: ['string'], active: true, age: 42, ratio: 0.5, none: null } }],
          next: 'string (example: "2024-01-15T10:30:45.123456Z")',
          empty: {},
          list: [],
        },
      }),
    ],
  }),
  'a schema that is a list': design('HW-008', {
    api_contracts: [contract('GET', '/names', { response_schema: ['string'] })],
  }),
  'a table': design('DB-001', { data_schemas: [table('users')] }),
  'two tables with SQL': design('JWT-AUTH-001', {
    data_schemas: [
      table('users', {
        indexes: [
          'CREATE INDEX idx_users_email ON users(email)',
          'CREATE INDEX idx_users_created_at ON users(created_at)',
        ],
        constraints: ['CHECK (LENGTH(email) >= 5)', 'CHECK (created_at <= NOW())'],
      }),
      table('authentication_tokens', {
        columns: [
          { name: 'token_id', type: 'UUID', constraints: 'PRIMARY KEY' },
          { name: 'is_revoked', type: 'BOOLEAN', constraints: 'NOT NULL DEFAULT FALSE' },
          { name: 'revoked_at', type: 'TIMESTAMP', constraints: 'NULL' },
          { name: 'amount', type: 'DECIMAL(10, 2)', constraints: '' },
        ],
        relationships: [
          'ALTER TABLE authentication_tokens ADD FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE',
        ],
        constraints: ['CHECK (revoked_at IS NULL OR revoked_at >= issued_at)'],
      }),
    ],
  }),
  'SQL over several lines with quotes': design('DB-002', {
    data_schemas: [
      table('orders', {
        indexes: ["CREATE UNIQUE INDEX idx_orders\n  ON orders(id, status)\n  WHERE status <> 'done'"],
        constraints: ["CHECK (status IN ('open', 'done'))"],
      }),
    ],
  }),
  'several components with dependencies': design('HW-001', {
    component_logic: [
      component('FastAPIApplicationFactory', { dependencies: ['GlobalExceptionHandler'] }),
      component('HelloEndpointHandler', { semantic_unit_id: 'SU-002' }),
      component('GlobalExceptionHandler', { semantic_unit_id: 'SU-004', dependencies: ['HelloEndpointHandler'] }),
    ],
  }),
  'dependencies that are no components, as in the second example': design('JWT-AUTH-001', {
    component_logic: [
      component('UserAuthenticationService', {
        semantic_unit_id: 'SU-002',
        dependencies: ['DatabaseService', 'PasswordHasher', 'TokenGenerator', 'RateLimiter'],
      }),
    ],
  }),
  methods: design('HW-001', {
    component_logic: [
      component('FastAPIApplicationFactory', {
        interfaces: [
          method('create_app', { returns: 'FastAPI', returns_doc: 'Configured FastAPI application instance' }),
          method('setup_exception_handlers', {
            parameters: { app: 'FastAPI' },
            parameter_docs: { app: 'FastAPI application instance to configure' },
            returns_doc: 'None (modifies app in-place)',
          }),
        ],
      }),
    ],
  }),
  'methods with defaults and errors': design('JWT-AUTH-001', {
    component_logic: [
      component('UserAuthenticationService', {
        interfaces: [
          method('register_user', {
            parameters: { email: 'str', password: 'str', username: 'Optional[str]' },
            defaults: { username: 'None' },
            returns: 'User',
            parameter_docs: {
              email: "User's email address (validated format)",
              password: "User's password (validated complexity)",
              username: 'Optional username (alphanumeric)',
            },
            returns_doc: 'Created User object with user_id and metadata',
            raises: [
              { error: 'UserExistsError', description: 'If email already registered' },
              { error: 'ValidationError', description: 'If email/password invalid' },
            ],
          }),
        ],
      }),
    ],
  }),
  'signatures of all kinds': design('SIG-001', {
    component_logic: [
      component('Typed', {
        interfaces: [
          method('get_hello', {
            parameters: { name: 'Optional[str]' },
            defaults: { name: 'None' },
            returns: 'dict[str, str]',
          }),
          method('fetch', {
            async: true,
            parameters: { url: 'str', retries: 'int' },
            defaults: { retries: '3' },
            returns: 'list[tuple[int, str]]',
          }),
          method('variadic', { parameters: { '*args': '', '**kwargs': 'Any' }, returns: '' }),
          method('handle', { parameters: { request: 'Request', exc: 'HTTPException' }, returns: 'JSONResponse' }),
          method('union', { parameters: { value: 'str | None' }, returns: 'bool', description: '' }),
        ],
      }),
    ],
  }),
  'long notes': design('HW-009', {
    component_logic: [
      component('HealthEndpointHandler', {
        implementation_notes:
          "Use FastAPI @app.get('/health') decorator. Example: {'status': 'ok', 'timestamp': '2024-01-15T10:30:45.123456+00:00'}.\n\nSteps:\n\n- Validate the input\n- Answer with status 200\n\n```python\ndef health() -> dict:\n    return {'status': 'ok'}\n```\n\nNever expose stack traces in error_responses.",
      }),
    ],
  }),
  'no complexity': design('HW-010', {
    component_logic: [
      {
        component_name: 'Mailer Service',
        semantic_unit_id: 'SU-123',
        responsibility: 'Sends mails; retries each of them (3 times).',
        dependencies: [],
        interfaces: [],
        implementation_notes: 'A queue holds the mails that were not sent yet.',
      },
    ],
  }),
  'nine checks': design('HW-011', {
    design_review_checklist: [
      ...CHECKS,
      {
        category: 'Data Integrity',
        description: 'Email uniqueness constraint on users.email',
        validation_criteria:
          'All error responses follow format: {"error_code": str, "message": str, "details": Optional[dict]}. HTTP status codes match (400, 401, 409).',
        severity: 'High',
      },
      ...CHECKS.slice(0, 3).map((item, at) => ({ ...item, description: `${item.description}, part ${at + 1}` })),
    ],
  }),
  'one important check among low ones': design('HW-012', {
    design_review_checklist: CHECKS.map((item, at) => ({ ...item, severity: at === 3 ? 'Critical' : 'Low' })),
  }),
  'only the necessary': design('MIN-001', { assumptions: [], api_contracts: [], technology_stack: { Language: 'Go' } }),
  'other letters': design('設計-001', {
    architecture_overview:
      'シンプルな一層構成のREST APIである。FastAPIを用い、四つのコンポーネントから成る。データベースは不要であり、すべて状態を持たない。並行する要求を処理できるものとする。',
    technology_stack: { 言語: 'Python 3.12', Framework: 'FastAPI – schnell & schön' },
    assumptions: ['時刻は正しい', 'Größe ≤ 10 MB 🎉'],
  }),
  'a service with everything': design('SHOP-042', {
    api_contracts: [
      contract('GET', '/orders/{order_id}', {
        request_params: { order_id: 'integer (path)' },
        response_schema: { id: 'integer', total: 'number (cents)', lines: [{ sku: 'string', count: 'integer' }] },
      }),
      contract('PATCH', '/orders/{order_id}', {
        authentication_required: true,
        request_schema: { status: "string ('open' | 'paid')" },
        response_schema: null,
      }),
    ],
    data_schemas: [table('orders'), table('order_lines')],
    component_logic: [
      component('OrderService', {
        dependencies: ['OrderStore'],
        interfaces: [method('pay', { parameters: { order: 'Order' }, returns: 'bool' })],
      }),
      component('OrderStore', { semantic_unit_id: 'SU-002', complexity: 120 }),
    ],
  }),
};

function designWithout(key: 'timestamp'): DesignSpecification {
  const { [key]: _, ...rest } = design('HW-001');
  return rest;
}
