import type { JsonSchema } from '@valibot/to-json-schema';
import { type Call, needsProof, pathFields } from '@tourbillon/domain/contract/call.ts';
import { jsonSchemaOf } from './json-schemas.ts';
import { describeSent } from './sent-fields.ts';

/** A call as OpenAPI's Operation Object. @param summary its purpose, one line. */
export function describeCall(name: string, call: Call, summary: string): Record<string, unknown> {
  const { properties, required = [], ...rest } = jsonSchemaOf(call.request);
  const inPath = pathFields(call.path);
  const fields = Object.entries(properties ?? {});
  const parameters = fields
    .filter(([field]) => call.method === 'GET' || inPath.includes(field))
    .map(([field, schema]) => parameterOf(field, schema, inPath.includes(field), required.includes(field)));
  const body = properties
    ? {
        ...rest,
        properties: Object.fromEntries(fields.filter(([field]) => !inPath.includes(field))),
        required: required.filter((field) => !inPath.includes(field)),
      }
    : rest;
  return {
    operationId: name,
    tags: [call.access],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && {
      requestBody: describeSent(call.path, bodyOf(call, body as JsonSchema)),
    }),
    responses: responsesOf(call, fields.length > 0),
    'x-limit': call.limit,
    'x-cache-seconds': call.cacheSeconds,
    ...(call.mails && { 'x-mails': call.mails }),
  };
}

/** A field of the path or the query as OpenAPI's Parameter Object. */
export function parameterOf(name: string, schema: unknown, isInPath: boolean, isRequired: boolean) {
  return {
    name,
    in: isInPath ? 'path' : 'query',
    ...((isInPath || isRequired) && { required: true }),
    schema,
  };
}

/** Files are sent beside the fields: each is a part of the form. */
function bodyOf({ files }: Call, schema: JsonSchema) {
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const binary = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const properties = { ...schema.properties, [files]: binary };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

/** Responses of a call: its schema, and its possible errors. */
function responsesOf(call: Call, hasFields: boolean) {
  const errors: [status: number, name: string, may: boolean][] = [
    [401, 'Unauthenticated', true],
    [403, 'RecentProof', needsProof(call)],
    [404, 'NotFound', call.method === 'GET' && hasFields],
    [422, 'Invalid', hasFields],
    [428, 'WorkRequired', call.method === 'POST' && call.limit !== 'none'],
    [429, 'TooManyAttempts', call.method === 'POST' && call.limit !== 'none'],
  ];
  return {
    200: {
      description: 'The response.',
      content: { 'application/json': { schema: jsonSchemaOf(call.response) } },
    },
    ...Object.fromEntries(
      errors.flatMap(([status, name, may]) =>
        may ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
      ),
    ),
    default: { $ref: '#/components/responses/Failure' },
  };
}
