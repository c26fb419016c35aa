import * as v from 'valibot';
import { defineCall } from './call.ts';
import { picture } from './catalogue.ts';
import { count, CACHE_SECONDS, named, noFields, slug } from './fields.ts';

/** Groups of watch terms, in display order. */
export const TERM_GROUPS = ['case', 'dial', 'band', 'movement', 'complication', 'material', 'trade'] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

/** GET glossary: the terms of the watch trade in the language of the host (§2). */
export const glossary = defineCall({
  method: 'GET',
  path: '/glossary',
  request: noFields,
  response: v.object({
    data: v.array(
      v.object({
        /** The anchor of the term, the same in every language. */
        id: slug,
        group: v.picklist(TERM_GROUPS),
        title: v.string(),
        /** Its definition, plain text. */
        text: v.string(),
        /** Its English and French names, except in the host's language. */
        names: v.array(v.object({ lang: v.picklist(['en', 'fr']), title: v.string() })),
        /** Ids of related terms. */
        see: v.array(slug),
        /** Language of the title and the text: differs from the host's when they are not translated (decision 30). */
        lang: v.string(),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** The reason for a watch's fame. */
export const FAME_KINDS = ['exploration', 'sport', 'screen', 'history', 'art'] as const;
export type FameKind = (typeof FAME_KINDS)[number];

/** GET famous-watches: watches of famous people, the oldest first (decision 21). */
export const famousWatches = defineCall({
  method: 'GET',
  path: '/famous-watches',
  request: noFields,
  response: v.object({
    data: v.array(
      v.object({
        /** The anchor of the entry, the same in every language. */
        id: slug,
        year: count,
        kind: v.picklist(FAME_KINDS),
        person: v.string(),
        /** Maker and model in the maker's spelling. */
        watch: v.string(),
        /** The known facts, plain text. */
        text: v.string(),
        /** The source: an auction, a museum, an archive. */
        source: v.string(),
        /** A drawing of a similar watch. */
        picture,
        /** Its brand and its collection, if the shop's catalogue has them. */
        brand: v.nullable(named),
        collection: v.nullable(named),
        lang: v.string(),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
