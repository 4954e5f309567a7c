import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { type DesignSpecification, parse, prompt, toOpenAPI } from 'peglot/design';
import { describe, expect, it } from 'vitest';
import { designs } from '../../laws/design-texts.ts';
import { isDeep, runs } from '../../laws/law.ts';
import { hostileDesigns } from './hostile.ts';

const example = parse(prompt().split('\n## Example\n\n')[1] ?? '').value;

async function expectValid(design: DesignSpecification): Promise<void> {
  const document = toOpenAPI(design);
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
}

function withEndpoint(change: Partial<DesignSpecification['api_contracts'][number]>): DesignSpecification {
  const [first] = example.api_contracts;
  if (first === undefined) throw new Error('the example has no endpoint');
  return { ...example, api_contracts: [{ ...first, ...change }] };
}

describe('toOpenAPI', () => {
  it('says what the endpoints of a design say', async () => {
    await expectValid(example);
    expect(toOpenAPI(example)).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'TOOLS-12' },
      paths: {
        '/tools/{tool_id}': {
          get: {
            parameters: [
              { name: 'tool_id', in: 'path', required: true, schema: { type: 'integer' } },
              { name: 'lang', in: 'query', required: false, schema: { type: 'string' } },
            ],
            responses: {
              '2XX': {
                content: {
                  'application/json': {
                    schema: { type: 'object', properties: { title: { type: 'string', maxLength: 80 } } },
                  },
                },
              },
              '404': { description: 'NO_SUCH_TOOL: No tool has this number.' },
            },
            security: [],
          },
        },
        '/loans': {
          post: {
            'x-rate-limit': '20 requests per minute per member',
            requestBody: {
              content: {
                'application/json': {
                  schema: { required: ['tool_id'], properties: { tool_id: { type: 'integer' } } },
                },
              },
            },
            security: [{ auth: [] }],
          },
        },
      },
      components: { securitySchemes: { auth: { type: 'apiKey', in: 'cookie', description: 'Session cookie' } } },
    });
  });

  it('is judged by a validator that can fail', async () => {
    const broken = { ...toOpenAPI(example), info: {} };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it.each([
    ['string (email format, required)', { type: 'string', format: 'email' }],
    ['string (UUID v4)', { type: 'string', format: 'uuid' }],
    ['string (min 3 chars, max 50 chars)', { type: 'string', minLength: 3, maxLength: 50 }],
    ['string (or null)', { type: ['string', 'null'] }],
    ['integer (seconds)', { type: 'integer' }],
    ['array of integers', { type: 'array', items: { type: 'integer' } }],
    ['string[]', { type: 'array', items: { type: 'string' } }],
    ['list[str]', { type: 'array', items: { type: 'string' } }],
    ['the name of it', { type: 'string' }],
    [
      { a: 'bool', 'b?': 1.5 },
      { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'number' } } },
    ],
    [['date'], { type: 'array', items: { type: 'string', format: 'date' } }],
    [
      { type: 'object', properties: { a: { type: 'string' } } },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
  ])('reads the informal schema %j', (response_schema, schema) => {
    expect(toOpenAPI(withEndpoint({ response_schema }))).toMatchObject({
      paths: { '/tools/{tool_id}': { get: { responses: { '2XX': { content: { 'application/json': { schema } } } } } } },
    });
  });

  it('makes path parameters of both notations and query parameters of the rest', () => {
    const design = withEndpoint({
      endpoint: '/a/:id/{part}?page=1',
      request_params: { id: 'integer', 'size?': 'integer (required when paging)' },
    });
    expect(toOpenAPI(design)).toMatchObject({
      paths: {
        '/a/{id}/{part}': {
          get: {
            parameters: [
              { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
              { name: 'part', in: 'path', required: true },
              { name: 'size', in: 'query', required: false },
              { name: 'page', in: 'query', required: false },
            ],
          },
        },
      },
    });
  });

  it('names a method without letters', () => {
    const document = toOpenAPI(withEndpoint({ method: '§', endpoint: '/seeds' }));
    expect(document).toHaveProperty(['paths', '/seeds', 'x-unnamed']);
  });

  it('survives a schema of any depth', async () => {
    let deep: DesignSpecification['api_contracts'][number]['response_schema'] = 'string';
    for (let depth = 0; depth < 5000; depth++) deep = [deep];
    await expectValid(withEndpoint({ response_schema: deep }));
  });

  it.runIf(isDeep)('is valid for every design', () => fc.assert(fc.asyncProperty(designs, expectValid), runs(15)));
  it('is valid for hostile designs', () => fc.assert(fc.asyncProperty(hostileDesigns, expectValid), runs(40)));
});
