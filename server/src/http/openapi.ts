import { accessWords } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { refusalStatus } from '@laurel/contract/errors';
import * as z from 'zod/mini';

/** The OpenAPI document of these calls, made from the contract. */
export function openApi(calls: readonly Call[], publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Laurel',
      version: '1',
      description: 'Every call of the portal. All take a bearer token unless open to anyone.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map(({ noun }) => noun))].map((name) => ({ name })),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            formErrors: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
          required: ['requestId'],
        },
      },
    },
    paths: Object.fromEntries(
      calls.map((call) => [call.path.replace(/:(\w+)/g, '{$1}'), { [call.method.toLowerCase()]: known(call) }]),
    ),
  };
}

// of the process: a call is described once, however many portals tell of it
const operations = new WeakMap<Call, object>();

function known(call: Call): object {
  const one = operations.get(call) ?? operation(call);
  operations.set(call, one);
  return one;
}

function operation(call: Call) {
  return {
    operationId: call.name,
    tags: [call.noun],
    summary: call.path.split('/').at(-1),
    description: `For ${accessWords[call.access]}.${call.idempotent ? ' Takes an Idempotency-Key header.' : ''}`,
    ...(call.access === 'open' ? {} : { security: [{ token: [] }] }),
    ...(call.method === 'GET'
      ? { parameters: pathParameters(call) }
      : { parameters: queryParameters(call), requestBody: { content: requestContent(call) } }),
    responses: {
      200: call.answers
        ? { description: call.answers }
        : { description: 'OK', content: json(schemaOf(call.output, 'output')) },
      ...Object.fromEntries(
        refusalsOf(call).map((status) => [
          status,
          { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

function refusalsOf(call: Call): number[] {
  const { badInput, signedOut, forbidden, tooManyRequests, keyBusy, keyReused } = refusalStatus;
  return [
    badInput,
    ...(call.access === 'open' ? [] : [signedOut, forbidden]),
    ...(call.idempotent ? [keyBusy, keyReused] : []),
    ...(call.limit ? [tooManyRequests] : []),
  ];
}

function requestContent({ file, form, input }: Call) {
  if (!file) {
    const content = json(schemaOf(input, 'input'));
    return form ? { 'application/x-www-form-urlencoded': content['application/json'], ...content } : content;
  }
  const schema = {
    type: 'object',
    properties: { [file.field]: { type: 'string', format: 'binary' } },
    required: [file.field],
  };
  return { 'multipart/form-data': { schema } };
}

function pathParameters(call: Call) {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Call) {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}
