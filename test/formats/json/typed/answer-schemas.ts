import { z } from 'zod';

const person = z.object({ name: z.string(), age: z.number().int(), email: z.string().optional() });
const tree = z.object({
  label: z.string(),
  get children() {
    return z.array(tree);
  },
});
const category = z.union([
  z.literal('billing').meta({ description: 'Billing and payments' }),
  z.literal('bug').meta({ description: 'Technical bug' }),
  z.literal('feature').meta({ description: 'Feature request' }),
]);
const refund = { title: 'Refund request', description: 'The customer wants money back' };
const question = { title: 'Question', description: 'The customer asks how something works' };

/** The types that the texts of `answers/` are read as, by the word in front of each title. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['answer', z.object({ answer: z.string() })],
  ['account', z.object({ accountId: z.number().int(), displayName: z.string(), isActive: z.boolean() })],
  [
    'action',
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('search'), query: z.string(), limit: z.number().int().optional() }),
      z.object({ type: z.literal('open_file'), path: z.string() }),
      z.object({ type: z.literal('finish'), answer: z.string() }),
    ]),
  ],
  ['choice', z.union([z.enum(['all', 'none']), z.object({ ids: z.array(z.number().int()) })])],
  [
    'config',
    z.object({
      host: z.string(),
      port: z.number().int(),
      debug: z.boolean(),
      retries: z.number().nullable(),
      paths: z.array(z.string()),
    }),
  ],
  [
    'contact',
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      address: z.object({ street: z.string(), city: z.string(), zip: z.string() }),
    }),
  ],
  [
    'event',
    z.object({
      title: z.string(),
      date: z.string(),
      start: z.string(),
      attendees: z.array(z.string()),
      online: z.boolean(),
    }),
  ],
  ['anything', z.array(z.unknown())],
  ['counts', z.array(z.number())],
  ['digest', z.object({ summary: z.string(), score: z.number() })],
  ['flag', z.boolean()],
  ['intent', z.union([z.literal('refund').meta(refund), z.literal('question').meta(question), z.literal('other')])],
  ['location', z.object({ lat: z.number(), lng: z.number() })],
  ['level', z.union([z.literal(1), z.literal(2), z.literal(3)])],
  ['matrix', z.array(z.array(z.number()))],
  ['maybe', person.nullable()],
  ['metrics', z.record(z.string(), z.number())],
  ['names', z.array(z.string())],
  ['number', z.number()],
  [
    'order',
    z.object({
      id: z.string(),
      total: z.number(),
      paid: z.boolean(),
      items: z.array(z.object({ sku: z.string(), quantity: z.number().int(), price: z.number() })),
    }),
  ],
  ['point', z.tuple([z.number(), z.number()])],
  ['people', z.array(person)],
  ['person', person],
  ['rating', z.object({ stars: z.number().min(0).max(5), score: z.number().int().min(0).max(10) })],
  [
    'review',
    z.object({
      sentiment: z.enum(['positive', 'negative', 'neutral']),
      score: z.number().min(0).max(1),
      reasons: z.array(z.string()),
    }),
  ],
  ['strict', z.strictObject({ name: z.string(), age: z.number().int(), email: z.string().optional() })],
  ['summary', z.object({ pros: z.array(z.string()), cons: z.array(z.string()), score: z.number().int() })],
  ['text', z.string()],
  ['tree', tree],
  [
    'trip',
    z.object({
      city: z.string(),
      days: z.number().int(),
      tags: z.array(z.enum(['sun', 'rain', 'snow'])),
      note: z.string().optional(),
    }),
  ],
  ['verdict', z.enum(['yes', 'no', 'unsure'])],
  ['value', z.union([z.string(), z.number(), z.array(z.string())])],
  ['category', category],
  ['categories', z.array(category)],
  [
    'code',
    z.object({
      language: z.enum(['python', 'typescript', 'sql']),
      code: z.string(),
      explanation: z.string().optional(),
    }),
  ],
  ['flags', z.record(z.string(), z.boolean())],
  ['measure', z.object({ quantity: z.string(), value: z.number(), unit: z.string() })],
  [
    'message',
    z.union([
      z.object({ to: z.array(z.string()), subject: z.string(), body: z.string() }),
      z.object({ phone: z.string(), message: z.string() }),
    ]),
  ],
  ['pairs', z.array(z.tuple([z.string(), z.number()]))],
  [
    'paper',
    z.object({
      title: z.string(),
      authors: z.array(z.string()),
      year: z.number().int(),
      doi: z.string().nullable(),
      abstract: z.string(),
    }),
  ],
  ['partial', z.object({ a: z.string().optional(), b: z.number().optional(), c: z.array(z.string()).optional() })],
  [
    'recipe',
    z.object({
      name: z.string(),
      servings: z.number().int(),
      ingredients: z.array(z.object({ item: z.string(), amount: z.number(), unit: z.enum(['g', 'ml', 'piece']) })),
      steps: z.array(z.string()),
    }),
  ],
  ['report', z.object({ totals: z.record(z.string(), z.number()), notes: z.record(z.string(), z.string()) })],
  [
    'response',
    z.union([
      z.object({ answer: z.string(), confidence: z.number().min(0).max(1) }),
      z.object({ refusal: z.string() }),
    ]),
  ],
  [
    'resume',
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      skills: z.array(z.string()),
      jobs: z.array(z.object({ company: z.string(), title: z.string(), years: z.number() })),
    }),
  ],
  ['headline', z.object({ title: z.string() })],
  ['slot', z.object({ start: z.string(), end: z.string().nullable(), allDay: z.boolean() })],
  [
    'task',
    z.object({
      title: z.string(),
      priority: z.enum(['low', 'medium', 'high', 'critical']),
      tags: z.array(z.string()),
      done: z.boolean(),
      estimateHours: z.number().nullable(),
      due: z.string().optional(),
    }),
  ],
  [
    'ticket',
    z.object({
      id: z.number().int(),
      category,
      assignee: z.object({ name: z.string(), team: z.enum(['web', 'data']) }).nullable(),
      comments: z.array(z.object({ author: z.string(), text: z.string() })),
    }),
  ],
  [
    'tool',
    z.discriminatedUnion('tool', [
      z.object({
        tool: z.literal('get_weather'),
        location: z.string(),
        unit: z.enum(['celsius', 'fahrenheit']).optional(),
      }),
      z.object({ tool: z.literal('calculator'), expression: z.string() }),
      z.object({ tool: z.literal('none') }),
    ]),
  ],
]);
