import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { readText } from './files.ts';

/** Blocks of JSON whose language is followed by the name of a call: ```json detail. */
const BLOCKS = [...readText('docs/another-backend.md').matchAll(/^```json (\w+)\n([^]*?)^```$/gm)];

it('docs/another-backend.md shows a list, an item and a form', () => {
  expect(BLOCKS.map(([, name]) => name)).toEqual(['catalogue', 'detail', 'feedback']);
});

it.each(BLOCKS.map(([, name, json]) => [name as CallName, json ?? '']))(
  'docs/another-backend.md: the answer to %s is as the contract has it',
  (name, json) => {
    const { issues = [] } = safeParse((CALLS[name] as Call).response, JSON.parse(json));
    expect(issues.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message])).toEqual([]);
  },
);
