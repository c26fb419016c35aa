import * as v from 'valibot';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { SERVICE_PARTS } from '@tourbillon/domain/contract/service-conditions.ts';
import { mistakeMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { slug, text, words } from './field-formats.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.pipe(v.array(text), v.minLength(1, mistakeMessage('condition')));

/** A row of a price table: from an amount, or between two amounts; a percentage for a share of a deal. */
const row = v.object({
  work: words,
  percent: v.optional(v.nullable(v.number()), null),
  from: whole,
  to: v.optional(v.nullable(whole), null),
});

/**
 * The conditions of each service: shared texts, and which of them (or of the facts of `terms.json`) answer the
 * questions: where, how long, the price, what to bring, what happens to the item meanwhile, and how to cancel. Also
 * price tables, in one currency.
 */
export const conditionsFile = v.pipe(
  v.object({
    texts: v.record(text, words),
    service: v.record(
      slug,
      v.object({
        ...(Object.fromEntries(SERVICE_PARTS.map((part) => [part, names])) as Record<
          (typeof SERVICE_PARTS)[number],
          typeof names
        >),
        tables: v.optional(v.array(text), []),
      }),
    ),
    currency: v.picklist(CURRENCIES),
    tables: v.record(text, v.object({ title: words, rows: v.pipe(v.array(row), v.minLength(1)) })),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { service, tables } = dataset.value;
    const known = Object.keys(tables).join(', ');
    for (const [slug, { tables: named }] of Object.entries(service)) {
      for (const [index, name] of named.entries()) {
        if (Object.hasOwn(tables, name)) continue;
        addIssue({
          message: mistakeMessage('unknown_name', { received: name, known }),
          path: pathTo(dataset.value, ['service', slug, 'tables', index]),
        });
      }
    }
  }),
);

/** The path to a value in valibot's format. */
function pathTo(root: object, keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input: unknown = root;
  return keys.map((key) => {
    const value = (input as Record<string | number, unknown>)[key];
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    input = value;
    return item;
  }) as [v.IssuePathItem, ...v.IssuePathItem[]];
}
