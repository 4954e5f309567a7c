import type { FailureContent, Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { type Context, contentOf, type Field, saysNothing, trimSpan } from './context.ts';
import { readRecord } from './entries.ts';
import type { Given } from './item.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { ApiContract, ErrorResponse } from './model.ts';
import { Nesting } from './nesting.ts';
import { readJson, readText } from './readers.ts';
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
    takes: (tile, context) => matchSpan(context.piece.text, tile, 'FailureLines').matched,
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
export function closeContract(given: Given, heading: Span, path: Path, context: Context): void {
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
  const nesting = new Nesting();
  /** Where the message of the last one begins. */
  let message = 0;
  const add = (span: Span, { status, code, value }: FailureContent): void => {
    const at = [...path, failures.length];
    context.place(at, span);
    context.place(at, span, 'status');
    context.place(at, code.start === code.end ? span : code, 'code');
    context.place(at, value, 'message');
    failures.push({ status, code: context.text(code), message: context.text(value) });
    message = value.start;
  };
  /** Reads text that holds error responses and nothing else. */
  const addLines = (span: Span): boolean => {
    const found = matchSpan(context.piece.text, span, 'FailureLines');
    if (!found.matched || found.end < span.end) return false;
    context.tell(
      'bad-form',
      span,
      `Error responses stand outside of a list: ${quote(context.text(span).trim())}`,
      path,
    );
    for (const content of found.value) if (content !== null) add(span, content);
    return true;
  };
  const isRead = saysNothing(context.text(field.value)) || addLines(field.value);
  for (const tile of field.tiles) {
    const last = nesting.holds(tile, context) ? failures.at(-1) : undefined;
    if (last !== undefined)
      last.message = context.text(trimSpan(context.piece.text, { start: message, end: tile.end }));
    else if (saysNothing(context.text(tile.type === 'Bullet' ? tile.text : trimSpan(context.piece.text, tile))))
      continue;
    else if (tile.type === 'Bullet' && tile.content.kind === 'failure') {
      if (tile.content.style === 'loose')
        context.tell(
          'bad-failure',
          tile.text,
          `The error response is not written like **404 NOT_FOUND**: ${quote(context.text(tile.text))}`,
          [...path, failures.length],
        );
      add(tile.text, tile.content);
    } else if ((tile.type !== 'Text' && tile.type !== 'Field') || !addLines(tile)) {
      context.strays.push(tile);
      if (tile.type !== 'Comment') tellNoFailure(tile, path, context);
    }
  }
  if (!isRead) {
    context.strays.push(field.value);
    // Beside error responses it is a remark.
    if (failures.length === 0) tellNoFailure(field.value, path, context);
  }
  context.place(path, field.name);
  return failures;
}

function tellNoFailure(span: Span, path: Path, context: Context): void {
  context.tell(
    'bad-error-response',
    span,
    `An error response is a list item like **404 NOT_FOUND**: message, not ${quote(context.text(span).trim())}`,
    path,
  );
}
