import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ABOUT_CLOCK, GLOSSARY } from './addresses.ts';

export type Term = ResponseOf<typeof CALLS.glossary>['data'][number];
export type KnowledgeText = ResponseOf<typeof CALLS.seoPage>['data'];
type Article = ResponseOf<typeof CALLS.articles>['data'][number];
type FamousWatch = ResponseOf<typeof CALLS.famousWatches>['data'][number];

/** Data of the glossary. */
export interface GlossaryView {
  text: KnowledgeText;
  terms: Term[];
}

/** Loads the terms and the introduction. @throws BackendError when either is not available. */
export async function loadGlossary(locale: Locale): Promise<GlossaryView> {
  const [text, terms] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: GLOSSARY.name }),
    askBackend(locale, CALLS.glossary, {}),
  ]);
  return { text: text.data, terms: terms.data };
}

/** Data of the introduction to watches. */
export interface AboutClockView {
  text: KnowledgeText;
  terms: Term[];
  /** Articles with tips. */
  articles: Article[];
  famous: FamousWatch[];
}

/** Slugs of the articles with tips, in display order (§2, other link targets). */
const TIPS = ['sovet', 'kak-podobrat-sebe-chasy', 'chto-menyaet-cenu-chasov'];

/** Loads the introduction and the pages it links to. @throws BackendError when there is no text. */
export async function loadAboutClock(locale: Locale): Promise<AboutClockView> {
  const [text, terms, articles, famous] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: ABOUT_CLOCK.name }),
    askOr(locale, CALLS.glossary, {}, undefined),
    askOr(locale, CALLS.articles, { per_page: 1000, page: 1 }, undefined),
    askOr(locale, CALLS.famousWatches, {}, undefined),
  ]);
  return {
    text: text.data,
    terms: terms?.data ?? [],
    articles: TIPS.flatMap((slug) => articles?.data.find((article) => article.slug === slug) ?? []),
    famous: famous?.data ?? [],
  };
}
