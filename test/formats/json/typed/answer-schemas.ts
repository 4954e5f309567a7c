import { z } from 'zod';

const person = z.object({ name: z.string(), age: z.number().int(), email: z.string().optional() });
const tree = z.object({
  label: z.string(),
  get children() {
    return z.array(tree);
  },
});
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
  ['flag', z.boolean()],
  ['intent', z.union([z.literal('refund').meta(refund), z.literal('question').meta(question), z.literal('other')])],
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
]);
