import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** The form that starts a service, and the text of the link to it. */
export interface ServiceForm {
  path: `/${string}`;
  title: MessageKey;
}

const APPRAISAL: ServiceForm = { path: '/appraisal/', title: 'appraisal.title' };
const OF_DIAMONDS: ServiceForm = { path: '/appraisal/?subject=diamond', title: 'appraisal.title' };

/** By the service's url. Services that start with a conversation have no form. */
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

/** The form of a service; undefined when a visitor calls or comes in person. */
export function serviceForm(url: string): ServiceForm | undefined {
  return Object.hasOwn(FORMS, url) ? FORMS[url] : undefined;
}
