import type { DefinedTermSet } from 'schema-dts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { ABOUT_CLOCK, GLOSSARY, termPath } from './addresses.ts';
import type { GlossaryView, KnowledgeText } from './knowledge.server.ts';

/** Breadcrumbs of the introduction to watches, without the home page. */
export function aboutClockCrumbs(t: Translate) {
  return [{ title: t('watchKnowledge.aboutClock'), path: ABOUT_CLOCK.path }];
}

/** Breadcrumbs of the glossary, without the home page. */
export function glossaryCrumbs(t: Translate) {
  return [...aboutClockCrumbs(t), { title: t('watchKnowledge.glossary'), path: GLOSSARY.path }];
}

/** Page head of the introduction to watches. @param origin the host's public origin. */
export function aboutClockHead(text: KnowledgeText, locale: Locale, t: Translate, origin: string) {
  return head(text, ABOUT_CLOCK.path, aboutClockCrumbs(t), { locale, t, origin });
}

/** Page head of the glossary, with every term as structured data. */
export function glossaryHead({ text, terms }: GlossaryView, locale: Locale, t: Translate, origin: string) {
  const { jsonLd, ...rest } = head(text, GLOSSARY.path, glossaryCrumbs(t), { locale, t, origin });
  const set: DefinedTermSet = {
    '@type': 'DefinedTermSet',
    '@id': origin + GLOSSARY.path,
    name: text.title,
    description: text.description,
    inLanguage: text.lang,
    hasDefinedTerm: terms.map(({ id, title, text: description }) => ({
      '@type': 'DefinedTerm',
      '@id': origin + termPath(id),
      termCode: id,
      name: title,
      description,
    })),
  };
  return { ...rest, jsonLd: [set, ...jsonLd] };
}

interface Place {
  locale: Locale;
  t: Translate;
  origin: string;
}

function head(
  text: KnowledgeText,
  path: string,
  crumbs: { title: string; path: string }[],
  { locale, t, origin }: Place,
) {
  return {
    title: text.title,
    description: text.description,
    path,
    // An untranslated text is in Russian, so only the Russian page is indexed (decision 30).
    noindex: text.lang !== LOCALE_FACTS[locale].lang,
    langs: text.langs,
    jsonLd: [breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...crumbs])],
  };
}
