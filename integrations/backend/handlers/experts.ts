import type { ExpertEntry } from '@tourbillon/domain/contract/experts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Illustrations } from '../media/illustrations.ts';
import type { Experts } from '../media/content-pictures.ts';
import { notFound } from '../errors/domain-error.ts';
import { articlesBy } from './articles.ts';
import { readDocument } from '../content-store/read-document.ts';
import { expertCardOf } from './expert-card.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Experts in the order of the content file, optionally of one type (§3 Expert, decision 8). */
export function expertsHandler({ database, illustrations }: HandlerServices): Handler<'experts'> {
  return async ({ type }, { locale }) => {
    const experts = (await readDocument(database, 'experts')) ?? [];
    return {
      data: experts
        .filter(({ types }) => type === undefined || types.includes(type))
        .map((expert) => expertEntryOf(illustrations, expert, locale)),
    };
  };
}

/** An expert and the articles they wrote. */
export function expertHandler({ database, illustrations }: HandlerServices): Handler<'expert'> {
  return async ({ slug }, { locale }) => {
    const expert = (await readDocument(database, 'experts'))?.find((one) => one.slug === slug);
    if (!expert) throw notFound('Expert');
    const articles = await articlesBy({ database, illustrations }, slug, locale);
    return { data: { ...expertEntryOf(illustrations, expert, locale), articles } };
  };
}

function expertEntryOf(illustrations: Illustrations, expert: Experts[number], locale: Locale): ExpertEntry {
  return {
    ...expertCardOf(illustrations, expert, locale),
    types: expert.types,
    offices: expert.offices,
    education: expert.education[locale],
    about: expert.about[locale],
    site: expert.site,
    rating: expert.rating,
    services: expert.services,
  };
}
