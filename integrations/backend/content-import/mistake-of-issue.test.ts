import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SERVICE_PARTS } from '@tourbillon/domain/contract/service-conditions.ts';
import { mistakeOfMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { articleFacts, DOCUMENTS, faqFile, pageFacts, serviceFacts } from '../content-store/formats.ts';
import { mistakesOf } from './content-mistakes.ts';
import { readJson } from './read-json.ts';

/** The custom messages in a schema. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'message' && typeof value === 'string' ? [value] : messagesOf(value, seen),
  );
}

describe('what a schema says in its own words has a code', () => {
  it.each(Object.entries({ ...DOCUMENTS, articleFacts, pageFacts, serviceFacts, faqFile }))(
    '%s',
    (_, schema) => {
      expect(messagesOf(schema).filter((message) => !mistakeOfMessage(message))).toEqual([]);
    },
  );
});

const row = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  units: v.pipe(v.number(), v.gtValue(0)),
  week: v.pipe(v.array(v.number()), v.length(2)),
  kind: v.picklist(['a', 'b']),
  place: v.picklist([1, 2]),
  only: v.literal(1),
  site: v.pipe(v.string(), v.url()),
});
const GOOD = { days: 3, units: 1, week: [1, 2], kind: 'a', place: 1, only: 1, site: 'https://a.example' };

describe('what a schema of the library finds is said in words', () => {
  it.each([
    [{ days: 0 }, 'days should be 1 at least, and not 0'],
    [{ days: 32 }, 'days should be 31 at most, and not 32'],
    [{ days: 1.5 }, 'days should be a whole number, and not 1.5'],
    [{ units: 0 }, 'units should be more than 0, and not 0'],
    [{ week: [1] }, 'week should have 2 entries, and not 1'],
    [{ kind: 'c' }, 'kind should be one of "a", "b", and not "c"'],
    [{ place: 4 }, 'place should be one of 1, 2, and not 4'],
    [{ only: 2 }, 'only is not written as it should be: 2'],
    [{ site: 'a' }, 'site is not written as it should be: "a"'],
    [{ days: undefined }, 'days is missing'],
  ])('%j', (change, reason) => {
    const read = () => readJson(row, JSON.stringify({ ...GOOD, ...change }));
    expect(() => read()).toThrow(reason);
  });

  it('a table of prices that is nowhere', () => {
    const conditions = { texts: {}, service: { a: { tables: ['none'] } }, currency: 'RUB', tables: {} };
    const parts = Object.fromEntries(SERVICE_PARTS.map((part) => [part, ['x']]));
    Object.assign(conditions.service.a, parts);
    expect(() => readJson(DOCUMENTS.conditions, JSON.stringify(conditions))).toThrow(
      'service.a.tables[1]: "none" is written nowhere; there are ',
    );
  });

  it('a fault that nobody foresaw says what it says', () => {
    expect(mistakesOf('a.json', new Error('disk'))).toEqual([{ file: 'a.json', line: null, reason: 'disk' }]);
  });
});
