import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { summariesOf } from '../../scripts/openapi/call-summaries.ts';
import { describeContract } from '../../scripts/openapi/describe-contract.ts';
import { DESCRIBED } from '../../scripts/openapi/field-descriptions.ts';
import { SENT_FIELDS } from '../../scripts/openapi/sent-fields.ts';
import { describeDesk } from '../../scripts/openapi/describe-desk.ts';
import { DESK_OPENAPI_FILE, OPENAPI_FILE, writeOpenApi } from '../../scripts/openapi/openapi-file.ts';

/** Rules of the linter that this description breaks, with the reason. */
const NOT_KEPT = {
  // The addresses are the specification's (§7): `detail/{catalogType}/{itemUrl}` and `{catalogType}/filter/{option}`.
  'no-ambiguous-paths': 'off',
} as const;

describe.each([
  ['the contract', OPENAPI_FILE, describeContract],
  ['the calls of the desk', DESK_OPENAPI_FILE, describeDesk],
])('%s as OpenAPI 3.1', (_, file, describeCalls) => {
  it('is committed as the table of calls has it: npm run openapi', async () => {
    expect(readFileSync(file, 'utf8')).toBe(await writeOpenApi(describeCalls()));
  });

  it('is valid', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: NOT_KEPT });
    const problems = await lintFromString({ source: readFileSync(file, 'utf8'), config });
    const said = problems.map(
      ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`,
    );
    expect(said).toEqual([]);
  });
});

describe('the contract as OpenAPI 3.1', () => {
  it('says of every parameter and of every field that is sent what it means, and describes no field that is not there', () => {
    const [parameters, fields] = [new Map<string, boolean>(), new Set<string>()];
    const visit = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const { in: place, name, properties, description } = part as Record<string, unknown>;
      if (typeof place === 'string' && place !== 'header') parameters.set(String(name), Boolean(description));
      if (typeof properties === 'object')
        for (const field of Object.keys(properties ?? {})) fields.add(field);
      for (const inner of Object.values(part)) visit(inner);
    };
    visit(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')));
    const silent: string[] = [];
    const sent = (path: string, part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const { properties } = part as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!field.description) silent.push(`${path}: ${name}`);
      }
      for (const inner of Object.values(part)) sent(path, inner);
    };
    const { paths } = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as {
      paths: Record<string, { post?: { requestBody?: unknown } }>;
    };
    for (const [path, { post }] of Object.entries(paths)) sent(path, post?.requestBody);
    expect(silent).toEqual([]);
    expect(SENT_FIELDS.filter((name) => !fields.has(name))).toEqual([]);
    expect([...parameters].filter(([, isDescribed]) => !isDescribed)).toEqual([]);
    expect(DESCRIBED.parameters.filter((name) => !parameters.has(name))).toEqual([]);
    expect(DESCRIBED.fields.filter((name) => !fields.has(name))).toEqual([]);
  });
});

describe('what a call is for', () => {
  it.each([
    ['/** GET search: what is found. */', [['GET /search', 'What is found.']]],
    ['/**\n * POST login (§7). 401 when\n * wrong.\n */', [['POST /login', '401 when wrong.']]],
    ['/** GET /: main data. */', [['GET /', 'Main data.']]],
    ['/** Seconds of the epoch. */', []],
  ])('%j', (source, expected) => {
    expect(summariesOf(source)).toEqual(expected);
  });
});
