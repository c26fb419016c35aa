import type { Person } from 'schema-dts';
import type { ExpertType } from '@tourbillon/domain/contract/experts.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { itemListStructuredData } from '#src/ui/item-list-structured-data.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import type { Expert, ExpertList, ExpertView } from './experts.server.ts';

/** The list of experts as a breadcrumb. */
const expertsCrumb = (t: Translate) => ({ title: t('experts.title'), path: '/experts/' });

/** Breadcrumbs of a list of experts, without the home page. */
export function listCrumbs(type: ExpertType | undefined, t: Translate) {
  if (!type) return [expertsCrumb(t)];
  return [expertsCrumb(t), { title: t(`experts.${type}Title`), path: `/experts/${type}/` }];
}

/** Breadcrumbs of an expert. */
export function expertCrumbs({ name, slug }: Expert, t: Translate) {
  return [expertsCrumb(t), { title: name, path: `/experts/${slug}/` }];
}

/** Page head of a list of experts. @param origin the host's public origin. */
export function expertsHead({ type, experts }: ExpertList, t: Translate, origin: string) {
  const crumbs = listCrumbs(type, t);
  return {
    title: t(type ? `experts.${type}Title` : 'experts.title'),
    description: t(type ? `experts.${type}Lead` : 'experts.lead'),
    path: type ? `/experts/${type}/` : '/experts/',
    jsonLd: [
      breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...crumbs]),
      itemListStructuredData(experts.map(({ slug }) => `${origin}/experts/${slug}/`)),
    ],
  };
}

/**
 * A job title in lower case for use inside a sentence: `Senior watchmaker` becomes `senior watchmaker`, `GIA
 * gemmologist` is unchanged.
 */
export function jobInSentence(job: string): string {
  return /^\p{Lu}{2}/u.test(job) ? job : job.charAt(0).toLowerCase() + job.slice(1);
}

/** Page head of an expert's page. */
export function expertHead({ expert, services }: ExpertView, t: Translate, origin: string) {
  const path = `/experts/${expert.slug}/`;
  const image = expert.portrait ? largestImage(expert.portrait) : undefined;
  const data: Person = {
    '@type': 'Person',
    name: expert.name,
    jobTitle: expert.job_title,
    description: expert.about,
    url: origin + path,
    ...(image && { image: origin + image }),
    ...(expert.site && { sameAs: expert.site }),
    worksFor: { '@id': `${origin}/#organization` },
    makesOffer: services.map(({ title, url }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, url: `${origin}/uslugi/${url}/` },
    })),
  };
  const { name, experience } = expert;
  const job = jobInSentence(expert.job_title);
  return {
    title: `${name}, ${job}`,
    description: t('experts.description', { name, job, experience }),
    path,
    image,
    jsonLd: [
      data,
      breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...expertCrumbs(expert, t)]),
    ],
  };
}
