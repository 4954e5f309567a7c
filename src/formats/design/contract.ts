import type { Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { type Context, contentOf, type Field, saysNothing, trimSpan } from './context.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { ApiContract, ErrorResponse } from './model.ts';
import { readJson, readRecord, readText } from './readers.ts';
import { matchSpan } from './reading.ts';

/** The labels of an endpoint. */
export const contractLabels: Labels<ApiContract> = labelsOf<ApiContract>([
  {
    name: 'Description',
    read(contract, field, path, context) {
      contract.description = readText(field, path, 'description', context);
    },
  },
  {
    name: 'Authentication Required',
    others: ['Authentication', 'Auth', 'Auth Required', 'Requires Authentication'],
    read(contract, field, path, context) {
      const at = [...path, 'authentication_required'];
      const text = readText(field, path, 'authentication_required', context);
      const found = matchSpan(context.piece.text, contentOf(field, context), 'YesOrNo');
      if (found.matched) {
        contract.authentication_required = found.value.isYes;
        // Only the word has a place in the model: what follows it is kept as text without a label.
        if (!saysNothing(context.text(found.value.rest))) context.strays.push(found.value.rest);
        return;
      }
      // Where nobody can tell, the endpoint is protected: an error, and never a silent "no".
      contract.authentication_required = true;
      context.tell(
        'bad-authentication',
        text === '' ? field.name : field.value,
        `Authentication must be Yes or No, not ${quote(text)}`,
        at,
      );
    },
  },
  {
    name: 'Rate Limit',
    others: ['Rate Limiting', 'Rate Limits'],
    read(contract, field, path, context) {
      const text = readText(field, path, 'rate_limit', context);
      if (!saysNothing(text)) contract.rate_limit = text;
    },
  },
  {
    name: 'Request Parameters',
    others: ['Query Parameters', 'Path Parameters', 'Parameters', 'Request Params'],
    read(contract, field, path, context) {
      const record = readRecord(field, [...path, 'request_params'], context);
      if (Object.keys(record).length > 0) contract.request_params = record;
    },
  },
  {
    name: 'Request Body',
    others: ['Request Schema', 'Request', 'Request Body Schema'],
    read(contract, field, path, context) {
      const json = readJson(field, [...path, 'request_schema'], context);
      if (json !== undefined) contract.request_schema = json;
    },
  },
  {
    name: 'Response (Success)',
    others: ['Response', 'Response Body', 'Response Schema', 'Success Response', 'Response Success'],
    read(contract, field, path, context) {
      contract.response_schema = readJson(field, [...path, 'response_schema'], context) ?? null;
    },
  },
  {
    name: 'Error Responses',
    others: ['Errors', 'Error Response', 'Response (Error)', 'Response (Errors)'],
    read(contract, field, path, context) {
      contract.error_responses = readFailures(field, [...path, 'error_responses'], context);
    },
  },
]);

/** The endpoint that a heading opens. */
export function openContract(title: Span, path: Path, context: Context): ApiContract {
  const contract: ApiContract = {
    method: '',
    endpoint: '',
    description: '',
    // Until the text says otherwise, the endpoint is protected.
    authentication_required: true,
    response_schema: null,
    error_responses: [],
  };
  const found = matchSpan(context.piece.text, title, 'EndpointTitle');
  if (found.matched) {
    contract.method = found.value.method;
    contract.endpoint = context.text(found.value.path);
    context.mistakes(found.value.errors, path);
    context.place(path, title, 'method');
    context.place(path, found.value.path, 'endpoint');
  } else {
    context.tell(
      'bad-endpoint-title',
      title,
      `The heading of an endpoint must be like GET /path, not ${quote(context.text(title))}`,
      path,
    );
    contract.endpoint = context.text(title);
    context.place(path, title, 'endpoint');
  }
  return contract;
}

/** What an endpoint lacks when its last field is read. */
export function closeContract(given: ReadonlySet<string>, heading: Span, path: Path, context: Context): void {
  if (!given.has('Authentication Required')) {
    context.tell('missing-authentication', heading, 'The endpoint does not say whether it needs authentication', [
      ...path,
      'authentication_required',
    ]);
  }
  if (!given.has('Response (Success)')) {
    context.tell('missing-response', heading, 'The endpoint does not say what it answers', [
      ...path,
      'response_schema',
    ]);
  }
}

function readFailures(field: Field, path: Path, context: Context): ErrorResponse[] {
  const failures: ErrorResponse[] = [];
  if (!saysNothing(context.text(field.value))) context.strays.push(field.value);
  for (const tile of field.tiles) {
    if (tile.type === 'Blank' || tile.type === 'Rule') continue;
    if (saysNothing(context.text(tile.type === 'Bullet' ? tile.text : trimSpan(context.piece.text, tile)))) continue;
    if (tile.type === 'Comment') {
      context.strays.push(tile);
      continue;
    }
    if (tile.type !== 'Bullet' || tile.content.kind !== 'failure') {
      context.tell(
        'bad-error-response',
        tile,
        `An error response is a list item like **404 NOT_FOUND**: message, not ${quote(context.text(tile).trim())}`,
        path,
      );
      context.strays.push(tile);
      continue;
    }
    const { status, code, value, style } = tile.content;
    const at = [...path, failures.length];
    if (style === 'loose')
      context.tell(
        'bad-failure',
        tile.text,
        `The error response is not written like **404 NOT_FOUND**: ${quote(context.text(tile.text))}`,
        at,
      );
    context.place(at, tile.text);
    context.place(at, tile.text, 'status');
    context.place(at, code.start === code.end ? tile.text : code, 'code');
    context.place(at, value, 'message');
    failures.push({ status, code: context.text(code), message: context.text(value) });
  }
  context.place(path, field.name);
  return failures;
}
