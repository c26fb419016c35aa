import * as v from 'valibot';
import { FAME_KINDS, TERM_GROUPS } from '@tourbillon/domain/contract/watch-knowledge.ts';
import { slug, text } from './field-formats.ts';

/**
 * Terms of the glossary: the parts that are the same in every language. The texts are in one file for each language.
 */
export const glossaryFile = v.array(
  v.object({
    id: slug,
    group: v.picklist(TERM_GROUPS),
    /** The French term, used in Swiss workshops, if useful. */
    fr: v.nullable(text),
    see: v.array(slug),
  }),
);
export const glossaryWords = v.record(slug, v.object({ title: text, text }));

/** Watches of famous people, in the same format; `look` contains the parameters of their drawings. */
export const famousFile = v.array(
  v.object({
    id: slug,
    year: v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100)),
    kind: v.picklist(FAME_KINDS),
    watch: text,
    /** Slugs of the catalogue; null when it has no such brand or collection. */
    brand: v.nullable(slug),
    collection: v.nullable(slug),
    look: v.object({
      /** The brand whose style the drawing has. */
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
