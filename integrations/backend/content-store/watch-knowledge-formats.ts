import * as v from 'valibot';
import { FAME_KINDS, TERM_GROUPS } from '@tourbillon/domain/contract/watch-knowledge.ts';
import { slug, text } from './field-formats.ts';

/** Terms of the glossary, what of them is the same in every language; their words are in a file per language. */
export const glossaryFile = v.array(
  v.object({
    id: slug,
    group: v.picklist(TERM_GROUPS),
    /** What it is called in French, the language of the Swiss workshops, where that is of use. */
    fr: v.nullable(text),
    see: v.array(slug),
  }),
);
export const glossaryWords = v.record(slug, v.object({ title: text, text }));

/** Watches of famous people, likewise; `look` is what their drawings are made of. */
export const famousFile = v.array(
  v.object({
    id: slug,
    year: v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100)),
    kind: v.picklist(FAME_KINDS),
    watch: text,
    /** Address words of the catalogue; null where it has no such brand or collection. */
    brand: v.nullable(slug),
    collection: v.nullable(slug),
    look: v.object({
      /** The brand after whose manner it is drawn. */
      house: v.nullable(slug),
      form: text,
      caseMaterial: text,
      dialColour: text,
      bracelet: text,
      functions: v.array(text),
      diameterMm: v.number(),
      gender: v.picklist(['men', 'women', 'unisex']),
      movement: v.picklist(['automatic', 'manual', 'quartz']),
      stones: v.boolean(),
    }),
  }),
);
export const famousWords = v.record(slug, v.object({ person: text, text, source: text }));
