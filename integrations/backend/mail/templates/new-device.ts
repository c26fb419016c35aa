import type { Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';

/** Where an account was opened: browser and system, and the network as its owner may know it; empty where unknown. */
export interface NewDeviceValues extends OfficeMoment {
  device: string;
  place: string;
}

/** Notifies the holder of an account that it was opened in a browser it does not know. */
export const newDevice: Template<NewDeviceValues> = ({ device, place, ...moment }, sender) => {
  const { t, shop } = sender;
  return {
    subject: t('accountMail.newDeviceSubject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('accountMail.newDeviceIntro') },
      {
        kind: 'list',
        items: [
          t('accountMail.newDeviceWhat', { device: device || t('personalArea.unknownDevice') }),
          t('accountMail.newDeviceWhen', { time: momentText(moment, sender) }),
          ...(place ? [t('accountMail.newDeviceWhere', { place })] : []),
        ],
      },
      { kind: 'note', text: t('accountMail.newDeviceIgnore') },
      { kind: 'paragraph', text: t('accountMail.newDeviceStranger') },
      { kind: 'button', text: t('personalArea.sessionsTitle'), path: '/profile/' },
      { kind: 'links', items: [{ text: t('signIn.forgotTitle'), path: '/forgot-password/' }] },
    ],
  };
};
