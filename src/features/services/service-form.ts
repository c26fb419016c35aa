import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** The form that a service begins with, and what the link to it says. */
export interface ServiceForm {
  path: `/${string}`;
  title: MessageKey;
}

const APPRAISAL: ServiceForm = { path: '/appraisal/', title: 'appraisal.title' };
const OF_DIAMONDS: ServiceForm = { path: '/appraisal/?subject=diamond', title: 'appraisal.title' };

/** By address word; services that begin with a talk have none. */
const FORMS: Readonly<Record<string, ServiceForm>> = {
  'privedi-klienta': { path: '/friend/', title: 'requests.friendTitle' },
  'otcenka-chasov': APPRAISAL,
  'prodat-chasy': APPRAISAL,
  'skupka-chasov': APPRAISAL,
  'skupka-zolotyh-chasov': APPRAISAL,
  'zalog-chasov': APPRAISAL,
  'skupka-ukrashenij-s-brilliantami': OF_DIAMONDS,
  'ocenka-yuvelirnyh-izdelij': OF_DIAMONDS,
};

/** The form of a service; undefined where one calls or comes by. */
export function serviceForm(url: string): ServiceForm | undefined {
  return Object.hasOwn(FORMS, url) ? FORMS[url] : undefined;
}
