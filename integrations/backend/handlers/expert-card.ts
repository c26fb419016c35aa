import type { ExpertCard } from '@tourbillon/domain/contract/experts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { portraitOf, type Experts } from '../media/content-pictures.ts';

/** An expert as an article names its author. */
export function expertCardOf(
  illustrations: Illustrations,
  expert: Experts[number],
  locale: Locale,
): ExpertCard {
  return {
    slug: expert.slug,
    name: expert.name[locale],
    job_title: expert.job_title[locale],
    experience: expert.experience[locale],
    portrait: portraitOf(illustrations, expert, locale),
  };
}
