import * as v from 'valibot';
import { ENTITY_KINDS } from '@tourbillon/domain/contract/documents.ts';
import { SEO_PAGES } from '@tourbillon/domain/contract/seo.ts';
import { MENU_GROUPS, MESSAGE_PLACES } from '@tourbillon/domain/contract/shop.ts';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { usd } from '@tourbillon/domain/contract/fields.ts';
import { STARS } from '@tourbillon/domain/contract/reviews.ts';
import { recording } from '@tourbillon/domain/contract/videos.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/sections.ts';
import { readMark } from '@tourbillon/domain/look/mark.ts';
import { famousFile, famousWords, glossaryFile, glossaryWords } from './watch-knowledge-formats.ts';
import { mistakeMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { lookFile } from './look-file.ts';
import { holdTermsFile } from './hold-terms.ts';
import { retentionTerms } from './retention-terms.ts';
import { date, imageName, inLanguages, list, slug, text, units, whole, words } from './field-formats.ts';
import { conditionsFile } from './conditions-file.ts';
import { contactsFile } from './contacts-format.ts';

/** A photograph on the cover: a file of the folder `pictures`, and its description. */
const coverFacts = { cover: v.optional(imageName), cover_alt: v.optional(text) };

/** Front matter of texts, by folder (content/README.md). */
export const articleFacts = v.object({
  title: text,
  description: text,
  type: whole,
  published: date,
  updated: date,
  author: text,
  services: v.optional(list, ''),
  sources: v.optional(text),
  ...coverFacts,
  show_main_page: v.optional(v.pipe(v.picklist(['0', '1']), v.transform(Number)), '0'),
  /** A text that is not published; its editors see it under a preview link. */
  draft: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
    'false',
  ),
});
const pageEntries = { title: text, description: text, updated: date };
export const pageFacts = v.object({ ...pageEntries, sources: v.optional(text) });
export const serviceFacts = v.object({
  ...pageEntries,
  lead: text,
  order: whole,
  ...coverFacts,
});

export const faqFile = v.array(v.object({ id: v.number(), question: text, answer: text }));
export const menuFile = v.array(
  inLanguages({ type_id: v.picklist(Object.values(MENU_GROUPS)), url: v.string() }),
);
const messagesFile = v.array(
  inLanguages({ id: v.number(), place: v.optional(v.picklist(MESSAGE_PLACES), 'everywhere') }),
);

export const shopFile = v.object({
  name: words,
  slogan: words,
  founded: v.number(),
  entities: v.array(
    v.object({
      kind: v.picklist(['pawnshop', 'trade']),
      name: words,
      details: words,
      /** The company's entries in registers; absent for those that `legal.json` contains for its kind. */
      registry: v.optional(words),
      /** Aliases of the cities in which this company acts instead of the one that names no city. */
      cities: v.optional(v.array(slug)),
    }),
  ),
  /** Number of purchases that make a regular customer, who gets free delivery and fitting (§6). */
  regular_customer: v.object({ purchases: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Retention periods of personal data. */
  retention: v.optional(retentionTerms),
  /** How long a request holds an item automatically. */
  holds: v.optional(holdTermsFile),
  popular_brands: v.array(slug),
  /** The enabled kinds of goods; the others have no pages and appear nowhere. */
  sections: v.optional(
    v.pipe(v.array(v.picklist(CATALOG_TYPES)), v.minLength(1, mistakeMessage('one_section'))),
    [...CATALOG_TYPES],
  ),
  section_widget: v.array(v.object({ url: text, title: words })),
  /** IANA name of the time zone of the business day. */
  time_zone: text,
  /** Popular categories of the list of watches, by their key. */
  popular_categories: v.record(
    slug,
    v.array(
      v.object({
        filter: v.picklist(['genders', 'specials', 'body_forms', 'body_materials_for_filter']),
        id: text,
      }),
    ),
  ),
});

const advantagesFile = v.array(v.object({ id: v.number(), title: words, text: words }));
const actionsFile = v.array(v.object({ id: v.number(), url: text, title: words, text: words }));

/** Name of a composition; `compositions.ts` reports unknown names. */
const motif = v.pipe(v.string(), v.regex(/^\w+$/, mistakeMessage('motif')));

/** The composition on the cover of each text, and the description of each composition. */
export const coversFile = v.object({
  service: v.record(slug, motif),
  article: v.record(slug, motif),
  alt: v.record(motif, words),
});

/** Terms of services in figures, which of them each service uses, and the terms of a sale. */
export const termsFile = v.object({
  facts: v.record(text, v.object({ value: words, label: words })),
  service: v.record(slug, v.array(text)),
  /** The terms of every purchase: delivery, return, payment. */
  sale: v.optional(v.object({ delivery: words, returns: words, payment: words })),
});

export const expertsFile = v.array(
  v.object({
    slug: v.pipe(slug, v.notValues(EXPERT_TYPES, mistakeMessage('expert_word'))),
    types: v.pipe(v.array(v.picklist(EXPERT_TYPES)), v.minLength(1)),
    offices: v.optional(v.array(slug), []),
    name: words,
    job_title: words,
    education: words,
    experience: words,
    about: words,
    services: v.array(slug),
    site: v.nullable(v.pipe(v.string(), v.url())),
    rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  }),
);

/** The companies' documents in their order, the companies' entries in registers, and the cost of loans. */
export const legalFile = v.object({
  registry: v.object({ pawnshop: words, trade: words }),
  documents: v.array(v.object({ slug, entity: v.nullable(v.picklist(ENTITY_KINDS)) })),
  tariffs: v.array(
    v.object({
      cities: v.array(slug),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, mistakeMessage('currency'))),
      days: v.pipe(v.number(), v.integer(), v.minValue(1)),
      rows: v.array(v.object({ from: v.number(), to: v.number(), percent: v.number() })),
    }),
  ),
});

/** Meta data of a page in a city for search engines, and its visible text. */
const seoFile = v.array(
  v.object({ city: slug, page: v.picklist(SEO_PAGES), title: words, description: words, text: words }),
);

/** The shop's texts about a brand, by the kind of goods that it buys. */
const brandsFile = v.array(inLanguages({ brand: slug, section: v.picklist(CATALOG_TYPES) }));

/** Questions: topics in their order, questions by service, and those of the home page. */
export const questionsFile = v.object({
  topics: v.array(v.object({ id: slug, title: words, questions: v.array(v.number()) })),
  service: v.record(slug, v.array(v.number())),
  home: v.array(v.number()),
});

/** Related services on the page of a service, and the example of its calculator. */
export const guidesFile = v.record(
  slug,
  v.object({
    related: v.pipe(v.array(slug), v.minLength(1)),
    example: v.nullable(v.object({ title: words, value_usd: usd })),
  }),
);

const stars = v.pipe(v.number(), v.integer(), v.minValue(STARS.least), v.maxValue(STARS.most));
export const reviewsFile = v.array(
  v.object({
    id: v.number(),
    rating: stars,
    date,
    city: slug,
    service: slug,
    name: words,
    text: words,
    answer: v.nullable(words),
  }),
);

/** Films: scenes drawn by compositions of covers, and a recording where there is one. */
export const videosFile = v.array(
  v.object({
    slug,
    published: date,
    services: v.array(slug),
    title: words,
    description: words,
    media: v.nullable(recording),
    scenes: v.pipe(
      v.array(
        v.object({
          motif,
          seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
          title: words,
          text: words,
        }),
      ),
      v.minLength(1),
    ),
  }),
);

/** Items that the shop has chosen as units of the day, by their stock numbers. */
const dailyFile = v.array(v.object({ day: date, number: text }));

/** Units of each currency for one US dollar, and the day for which they are valid. */
export const ratesFile = v.object({
  updated: date,
  units_per_usd: v.object({ USD: v.literal(1), RUB: units, UAH: units, UZS: units }),
});

/** The shop's logo, `logo.svg`, which is inlined in pages. */
const logoFile = v.object({
  svg: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return readMark(dataset.value);
      } catch (error) {
        addIssue({ message: mistakeMessage('logo', { detail: (error as Error).message }) });
        return NEVER;
      }
    }),
  ),
});

/** Content that is stored as one JSON document each, by name: the path of its file without the extension. */
export const DOCUMENTS = {
  actions: actionsFile,
  advantages: advantagesFile,
  brands: brandsFile,
  conditions: conditionsFile,
  contacts: contactsFile,
  covers: coversFile,
  daily: dailyFile,
  experts: expertsFile,
  famous: famousFile,
  ...perLanguage('famous', famousWords),
  glossary: glossaryFile,
  ...perLanguage('glossary', glossaryWords),
  guides: guidesFile,
  legal: legalFile,
  logo: logoFile,
  look: lookFile,
  menu: menuFile,
  messages: messagesFile,
  questions: questionsFile,
  rates: ratesFile,
  reviews: reviewsFile,
  seo: seoFile,
  shop: shopFile,
  terms: termsFile,
  videos: videosFile,
} as const;
export type DocumentName = keyof typeof DOCUMENTS;
export type DocumentOf<Name extends DocumentName> = v.InferOutput<(typeof DOCUMENTS)[Name]>;

/** The documents `{folder}/{locale}`, all with the same schema. */
function perLanguage<Folder extends string, Schema>(folder: Folder, schema: Schema) {
  return Object.fromEntries(LOCALES.map((locale) => [`${folder}/${locale}`, schema])) as Record<
    `${Folder}/${Locale}`,
    Schema
  >;
}
