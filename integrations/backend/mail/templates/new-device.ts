import type { Template } from './letter.ts';
import { type OfficeMoment, whenFact } from './moment-text.ts';

/** Where somebody logged in: browser and system, and the network in readable form; empty if unknown. */
export interface NewDeviceValues extends OfficeMoment {
  device: string;
  place: string;
}

/** Tells the holder of an account about a login in a new browser. */
export const newDevice: Template<NewDeviceValues> = ({ device, place, ...moment }, sender) => {
  const { t, shop } = sender;
  return {
    subject: t('accountMail.newDeviceSubject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('accountMail.newDeviceIntro') },
      {
        kind: 'facts',
        rows: [
          { label: t('accountMail.newDeviceWhat'), value: device || t('personalArea.unknownDevice') },
          ...whenFact(moment, sender),
          ...(place ? [{ label: t('accountMail.newDeviceWhere'), value: place }] : []),
        ],
      },
      { kind: 'note', text: t('accountMail.newDeviceIgnore') },
      { kind: 'paragraph', text: t('accountMail.newDeviceStranger') },
      { kind: 'button', text: t('personalArea.sessionsTitle'), path: '/profile/' },
      { kind: 'links', items: [{ text: t('signIn.forgotTitle'), path: '/forgot-password/' }] },
    ],
  };
};
