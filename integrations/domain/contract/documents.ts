import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, slug } from './fields.ts';

/** The legal entity that a document belongs to (decision 68). */
export const ENTITY_KINDS = ['pawnshop', 'trade'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** The cost of a loan: rates for a period, by the amount of the loan in the currency of the city. */
const tariffs = v.object({
  /** ISO 4217 code. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Days of the period of a rate. */
  days: v.pipe(count, v.minValue(1)),
  rows: v.array(v.object({ from: count, to: count, percent: v.pipe(v.number(), v.minValue(0)) })),
});

/** GET document/{city}: documents of both companies for a city; 404 for an unknown city. */
export const document = defineCall({
  method: 'GET',
  path: '/document/{city}',
  request: v.object({ city: slug }),
  response: v.object({
    data: v.object({
      alias: slug,
      city: v.string(),
      city_in: v.string(),
      /** Address for appeals and requests. */
      email: v.string(),
      /** Postal addresses for them; none in a city without an office (decision 28). */
      addresses: v.array(v.string()),
      entities: v.array(
        v.object({
          kind: v.picklist(ENTITY_KINDS),
          name: v.string(),
          details: v.string(),
          /** Its entries in registers and licences. */
          registry: v.string(),
        }),
      ),
      documents: v.array(
        v.object({
          slug,
          /** Null for a document of both entities. */
          entity: v.nullable(v.picklist(ENTITY_KINDS)),
          title: v.string(),
          description: v.string(),
          /** Sanitised HTML, its headings of the third level. */
          html: v.string(),
          updated_at: v.string(),
          /** Language of the text: differs from the host's when it is not translated (decision 30). */
          lang: v.string(),
        }),
      ),
      tariffs: v.nullable(tariffs),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
