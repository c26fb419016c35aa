import * as v from 'valibot';
import { defineCall } from './call.ts';
import { picture } from './catalogue.ts';
import { count, LIFE, named, nothing, slug } from './fields.ts';

/** What watch terms are about, in the order a watch is looked at. */
export const TERM_GROUPS = ['case', 'dial', 'band', 'movement', 'complication', 'material', 'trade'] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

/** GET glossary: the terms of the watch trade in the language of the host (§2). */
export const glossary = defineCall({
  method: 'GET',
  path: '/glossary',
  request: nothing,
  response: v.object({
    data: v.array(
      v.object({
        /** The same in every language: the anchor of the term. */
        id: slug,
        group: v.picklist(TERM_GROUPS),
        title: v.string(),
        /** Its definition, plain text. */
        text: v.string(),
        /** What it is called in the languages of the trade, English and French, where that is not the host's. */
        names: v.array(v.object({ lang: v.picklist(['en', 'fr']), title: v.string() })),
        /** Ids of terms to read on. */
        see: v.array(slug),
        /** Language of the title and the text: differs from the host's when they are not translated (decision 30). */
        lang: v.string(),
      }),
    ),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** What made a watch famous. */
export const FAME_KINDS = ['exploration', 'sport', 'screen', 'history', 'art'] as const;
export type FameKind = (typeof FAME_KINDS)[number];

/** GET famous-watches: watches of famous people, the oldest first (decision 21). */
export const famousWatches = defineCall({
  method: 'GET',
  path: '/famous-watches',
  request: nothing,
  response: v.object({
    data: v.array(
      v.object({
        /** The same in every language: the anchor of the entry. */
        id: slug,
        year: count,
        kind: v.picklist(FAME_KINDS),
        person: v.string(),
        /** Maker and model, as the maker writes them. */
        watch: v.string(),
        /** What is known, plain text. */
        text: v.string(),
        /** Who vouches for it: an auction, a museum, an archive. */
        source: v.string(),
        /** A drawing of a watch of that kind. */
        picture,
        /** Its brand, and its collection, where the shop's catalogue has them. */
        brand: v.nullable(named),
        collection: v.nullable(named),
        lang: v.string(),
      }),
    ),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});
