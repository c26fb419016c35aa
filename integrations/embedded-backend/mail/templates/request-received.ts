import type { RequestCallName } from '#src/contract/requests/index.ts';
import type { Template } from '../letter.ts';

/** Number and kind of a stored request. */
export interface RequestReceivedValues {
  id: number;
  kind: RequestCallName;
}

/** Tells who sent a request and gave an address that it has come. */
export const requestReceived: Template<RequestReceivedValues> = ({ id, kind }, { t, shop }) => ({
  subject: t('mail.receivedSubject', { id, shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.receivedIntro', { kind: t(`requests.kind_${kind}`) }) },
    { kind: 'note', text: t('mail.receivedIgnore') },
  ],
});
