import type { ExpertCard } from '#src/contract/experts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { portraitOf, type Experts } from '../media/content-pictures.ts';
import { readDocument } from './documents.ts';
import type { Handler, Parts } from './handlers.ts';

/** Experts in the order of the content file, those of one type when it is said (§3 Expert, decision 8). */
export function expertsHandler({ database }: Parts): Handler<'experts'> {
  return async ({ type }, locale) => {
    const experts = (await readDocument(database, 'experts')) ?? [];
    return {
      data: experts
        .filter(({ types }) => type === undefined || types.includes(type))
        .map((expert) => ({
          ...expertCardOf(expert, locale),
          types: expert.types,
          education: expert.education[locale],
          site: expert.site,
          rating: expert.rating,
        })),
    };
  };
}

/** An expert as an article names its author. */
export function expertCardOf(expert: Experts[number], locale: Locale): ExpertCard {
  return {
    slug: expert.slug,
    name: expert.name[locale],
    job_title: expert.job_title[locale],
    experience: expert.experience[locale],
    portrait: portraitOf(expert, locale),
  };
}
