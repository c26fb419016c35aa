import * as v from 'valibot';
import { defineCall } from './call.ts';
import { picture } from './catalogue.ts';
import { expertCard } from './experts.ts';
import { count, CACHE_SECONDS, noFields, page, slug, usd } from './fields.ts';
import { priceTable, serviceConditions } from './service-conditions.ts';
import { TAGS } from './tags.ts';

/** Articles by type number (§3). */
export const ARTICLE_TYPES = {
  news: 3,
  analytics: 4,
  articles: 5,
  pawnshopNews: 7,
  myths: 14,
  important: 15,
} as const;

/** Language a text is in: differs from the host's when it is not translated (decision 30). */
const lang = v.string();

/** All languages that the text is in: its page has versions in these. Absent when a backend does not say. */
const langs = v.optional(v.array(v.string()));

/** An article in a list. */
export const articleSummary = v.object({
  slug,
  type: count,
  title: v.string(),
  description: v.string(),
  published_at: v.string(),
  updated_at: v.string(),
  author: v.string(),
  /** Its cover with the alternative text in the host's language; null for a text without one. */
  picture: v.nullable(picture),
  picture_alt: v.string(),
  /** 1: shown among the analytics of the home page (§3). */
  show_main_page: count,
  lang,
});

/** GET articles: a page of articles of one type, or of all types. */
export const articles = defineCall({
  method: 'GET',
  path: '/articles',
  request: v.object({
    type: v.optional(count),
    per_page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 24),
    page,
  }),
  response: v.object({
    data: v.array(articleSummary),
    paginate_data: v.object({ last_page: v.pipe(count, v.minValue(1)) }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
  tags: () => [TAGS.articles, TAGS.articlesSet, TAGS.covers, TAGS.experts],
});

/**
 * GET articles/{slug}: an article with its text as sanitised HTML; 404 when unknown. A picture in the text is `<img
 * src alt width height>`; its `src` is a name below the backend's `media`, as in `picture`.
 */
export const article = defineCall({
  method: 'GET',
  path: '/articles/{slug}',
  request: v.object({ slug }),
  response: v.object({
    data: v.object({
      ...articleSummary.entries,
      html: v.string(),
      /** Headings of the second level, for the table of contents. */
      headings: v.array(v.object({ id: v.string(), text: v.string() })),
      /** The author, when they are one of the experts. */
      expert: v.nullable(expertCard),
      /** Slugs of services to offer at the end. */
      services: v.array(slug),
      langs,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
  tags: ({ slug }) => [TAGS.article(String(slug)), TAGS.covers, TAGS.experts],
});

/** GET drafts/{slug}: preview of an unpublished article; for the operator only. */
export const draft = defineCall({
  method: 'GET',
  path: '/drafts/{slug}',
  request: article.request,
  response: article.response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
});

/** GET seo-pages/{param}: a text page such as `about`; 404 when unknown. */
export const seoPage = defineCall({
  method: 'GET',
  path: '/seo-pages/{param}',
  request: v.object({ param: slug }),
  response: v.object({
    data: v.object({
      slug,
      title: v.string(),
      description: v.string(),
      html: v.string(),
      headings: v.array(v.object({ id: v.string(), text: v.string() })),
      updated_at: v.string(),
      lang,
      langs,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET services/list: the services in their order (§3). */
export const servicesList = defineCall({
  method: 'GET',
  path: '/services/list',
  request: noFields,
  response: v.object({
    data: v.array(
      v.object({
        id: count,
        url: slug,
        title: v.string(),
        lead: v.string(),
        /** Its terms in figures, the most important first: `up to 95%`, `of market value`. */
        facts: v.array(v.object({ value: v.string(), label: v.string() })),
        /** Place, duration and other conditions; null when the shop has given none. */
        conditions: v.optional(v.nullable(serviceConditions), null),
        /** Price tables of the work. */
        prices: v.optional(v.array(priceTable), []),
        /** For a card; when it is null, the first image is used (§2). */
        image_preview: v.nullable(picture),
        image_1: v.nullable(picture),
        /** Alternative text, in the host's language. */
        image_alt: v.string(),
        /** Slugs of related services. */
        related: v.array(slug),
        /** An example thing for calculations and its market value; null when the service pays nothing for things. */
        example: v.nullable(v.object({ title: v.string(), value_usd: usd })),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
