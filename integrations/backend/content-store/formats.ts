import * as v from 'valibot';
import { ENTITY_KINDS } from '@tourbillon/domain/contract/documents.ts';
import { SEO_PAGES } from '@tourbillon/domain/contract/seo.ts';
import { MENU_GROUPS } from '@tourbillon/domain/contract/shop.ts';
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

/** A photograph on the cover: a file of the folder `pictures`, and what is seen on it. */
const coverFacts = { cover: v.optional(imageName), cover_alt: v.optional(text) };

/** Facts of texts by folder (content/README.md). */
export const articleFacts = v.object({
  title: text,
  description: text,
  type: whole,
  published: date,
  updated: date,
  author: text,
  services: v.optional(list, ''),
  ...coverFacts,
  show_main_page: v.optional(v.pipe(v.picklist(['0', '1']), v.transform(Number)), '0'),
  /** Not to be published; its editors see it under a link. */
  draft: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
    'false',
  ),
});
export const pageFacts = v.object({ title: text, description: text, updated: date });
export const serviceFacts = v.object({
  ...pageFacts.entries,
  lead: text,
  order: whole,
  ...coverFacts,
});

export const faqFile = v.array(v.object({ id: v.number(), question: text, answer: text }));
export const menuFile = v.array(
  inLanguages({ type_id: v.picklist(Object.values(MENU_GROUPS)), url: v.string() }),
);
const messagesFile = v.array(inLanguages({ id: v.number() }));

export const shopFile = v.object({
  name: words,
  slogan: words,
  founded: v.number(),
  entities: v.array(
    v.object({
      kind: v.picklist(['pawnshop', 'trade']),
      name: words,
      details: words,
      /** What registers say of it; absent for what `legal.json` says of its kind. */
      registry: v.optional(words),
      /** Aliases of the cities in which it acts in place of the one that names none. */
      cities: v.optional(v.array(slug)),
    }),
  ),
  /** Pieces bought that make a regular customer, who gets free delivery and fitting (§6). */
  regular_customer: v.object({ purchases: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** How long what people have sent is kept. */
  retention: v.optional(retentionTerms),
  /** How long a request holds a piece by itself. */
  holds: v.optional(holdTermsFile),
  popular_brands: v.array(slug),
  /** The kinds of goods that the shop deals in; the others have no pages and stand nowhere. */
  sections: v.optional(
    v.pipe(v.array(v.picklist(CATALOG_TYPES)), v.minLength(1, mistakeMessage('one_section'))),
    [...CATALOG_TYPES],
  ),
  section_widget: v.array(v.object({ url: text, title: words })),
  /** IANA name of the zone whose midnight ends the business day. */
  time_zone: text,
  /** Ways into the list of watches, by the word they are asked for under. */
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

/** Name of a composition; `compositions.ts` tells those that are not there. */
const motif = v.pipe(v.string(), v.regex(/^\w+$/, mistakeMessage('motif')));

/** The composition on the cover of each text, and what is seen on each composition. */
export const coversFile = v.object({
  service: v.record(slug, motif),
  article: v.record(slug, motif),
  alt: v.record(motif, words),
});

/** Terms of services in figures, which of them each service names, and the terms of a sale. */
export const termsFile = v.object({
  facts: v.record(text, v.object({ value: words, label: words })),
  service: v.record(slug, v.array(text)),
  /** What holds for every purchase: delivery, return, ways to pay. */
  sale: v.optional(v.object({ delivery: words, returns: words, payment: words })),
});

export const expertsFile = v.array(
  v.object({
    slug: v.pipe(slug, v.notValues(EXPERT_TYPES, mistakeMessage('expert_word'))),
    types: v.pipe(v.array(v.picklist(EXPERT_TYPES)), v.minLength(1)),
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

/** The documents of the companies in their order, what registers say of the companies, and what loans cost. */
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

/** What search engines learn about a page in a city, and what the page says of it. */
const seoFile = v.array(
  v.object({ city: slug, page: v.picklist(SEO_PAGES), title: words, description: words, text: words }),
);

/** What the shop writes of a brand, by the kind of goods it is bought for. */
const brandsFile = v.array(inLanguages({ brand: slug, section: v.picklist(CATALOG_TYPES) }));

/** What questions are about: topics in their order, questions by service, those of the home page. */
export const questionsFile = v.object({
  topics: v.array(v.object({ id: slug, title: words, questions: v.array(v.number()) })),
  service: v.record(slug, v.array(v.number())),
  home: v.array(v.number()),
});

/** Where a service's page leads on, and the thing it reckons with. */
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

/** Pieces that the shop has chosen as units of the day, by their stock numbers. */
const dailyFile = v.array(v.object({ day: date, number: text }));

/** Units of each currency for one US dollar, and the day they hold of. */
export const ratesFile = v.object({
  updated: date,
  units_per_usd: v.object({ USD: v.literal(1), RUB: units, UAH: units, UZS: units }),
});

/** The shop's mark, `logo.svg`, which stands in its pages. */
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

/** Content kept as one JSON document each, by name: the path of its file without the ending. */
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

/** The documents `{folder}/{locale}`, all of one shape. */
function perLanguage<Folder extends string, Schema>(folder: Folder, schema: Schema) {
  return Object.fromEntries(LOCALES.map((locale) => [`${folder}/${locale}`, schema])) as Record<
    `${Folder}/${Locale}`,
    Schema
  >;
}
