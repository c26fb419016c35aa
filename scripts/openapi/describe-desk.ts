import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import { type DeskAccess, type DeskCall, deskFile } from '@tourbillon/domain/desk/desk-call.ts';
import { mayDo, ROLES } from '@tourbillon/domain/desk/roles.ts';
import domain from '@tourbillon/domain/package.json' with { type: 'json' };
import { readSummaries } from './call-summaries.ts';
import { parameterOf } from './describe-call.ts';
import { ERROR_RESPONSES, ERROR_SCHEMAS } from './errors.ts';
import { commonSchemas, jsonSchemaOf } from './json-schemas.ts';

const ABOUT = `Every call of the desk, the application of the people of the shop. The desk's server makes them of the backend,
with the token of a session as bearer; \`desk-used: 1\` marks a call that somebody caused, and only such calls renew
the session. \`x-roles\` are the roles that may make a call, \`x-audited\` is what the audit
log keeps of it. This file is made of \`integrations/domain/desk\` by \`npm run openapi\`.`;

/** Groups of calls, by who may make them. */
const TAGS = {
  anybody: 'Without a session.',
  colleague: 'For everybody with a session of the desk.',
  permission: 'For the roles that have a permission; `x-permission` names it.',
} as const;

/** Responses that the calls of the storefront do not have. */
const OWN_RESPONSES = {
  Forbidden: refusal('The role of the person does not have the permission.'),
  Conflict: refusal('Somebody else was first; `current` is what is true now.'),
};

/** The calls of the desk as an OpenAPI 3.1 description. */
export function describeDesk(): Record<string, unknown> {
  const summaries = readSummaries('desk');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<DeskCall>(DESK_CALLS)) {
    const summary = summaries.get(`${call.method} ${call.path}`);
    if (!summary)
      throw new Error(`The comment of ${name} does not begin with "${call.method} ${call.path}: …"`);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(name, call, summary) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Calls of the desk',
      version: domain.version,
      description: ABOUT.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/desk', description: 'Below the address of the backend.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { ...referredTo(paths), ...ERROR_SCHEMAS },
      responses: { ...usedResponses(), ...OWN_RESPONSES },
    },
  };
}

function describe(name: string, call: DeskCall, summary: string): Record<string, unknown> {
  const { access, audited, method, takes } = call;
  const { properties, required = [], ...rest } = jsonSchemaOf(call.request);
  const fields = Object.entries(properties ?? {});
  const isInQuery = method === 'GET' || takes === 'file';
  const parameters = fields.map(([field, schema]) =>
    parameterOf(field, schema, false, required.includes(field)),
  );
  const json = { 'application/json': { schema: { ...rest, properties, required } } };
  return {
    operationId: name,
    tags: [access === 'anybody' || access === 'colleague' ? access : 'permission'],
    summary,
    security: access === 'anybody' ? [] : [{ session: [] }],
    ...(isInQuery && parameters.length > 0 && { parameters }),
    ...(method === 'POST' && {
      requestBody: { required: true, content: takes === 'file' ? { 'application/octet-stream': {} } : json },
    }),
    responses: responsesOf(call, fields.length > 0),
    'x-roles': access === 'anybody' ? [] : rolesOf(access),
    ...(access !== 'anybody' && access !== 'colleague' && { 'x-permission': access }),
    'x-audited': audited,
    ...(call.maxBytes !== undefined && { 'x-max-bytes': call.maxBytes }),
  };
}

function rolesOf(access: Exclude<DeskAccess, 'anybody'>): string[] {
  return ROLES.filter((role) => access === 'colleague' || mayDo(role, access));
}

/** Responses of a call: its schema or its file, and its possible errors. */
function responsesOf({ access, method, response }: DeskCall, hasFields: boolean) {
  const content =
    response === deskFile
      ? { 'application/octet-stream': {} }
      : { 'application/json': { schema: jsonSchemaOf(response) } };
  const errors: [status: number, name: string, may: boolean][] = [
    [401, 'Unauthenticated', true],
    [403, 'Forbidden', access !== 'anybody' && access !== 'colleague'],
    [404, 'NotFound', hasFields],
    [409, 'Conflict', method === 'POST' && hasFields],
    [422, 'Invalid', hasFields],
  ];
  const refusals = errors.filter(([, , may]) => may).map(([status, name]) => [status, reference(name)]);
  return {
    200: { description: response === deskFile ? 'A file.' : 'The response.', content },
    ...Object.fromEntries(refusals),
    default: reference('Failure'),
  };
}

function reference(name: string) {
  return { $ref: `#/components/responses/${name}` };
}

/** The common schemas to which the calls refer, directly or through one another. */
function referredTo(paths: unknown): Record<string, unknown> {
  const all = Object.entries(commonSchemas());
  const isIn = (text: string, name: string) => text.includes(`"#/components/schemas/${name}"`);
  let found: typeof all = [];
  for (;;) {
    const text = JSON.stringify([paths, found]);
    const next = all.filter(([name]) => isIn(text, name));
    if (next.length === found.length) return Object.fromEntries(found);
    found = next;
  }
}

/** The errors that both descriptions have. */
function usedResponses() {
  const { Unauthenticated, NotFound, Invalid, Failure } = ERROR_RESPONSES;
  return { Unauthenticated, NotFound, Invalid, Failure };
}

function refusal(description: string) {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description, content: { 'application/json': { schema } } };
}
