import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Block, Template } from './letter.ts';

/** Number and kind of a stored request. */
export interface RequestReceivedValues {
  id: number;
  kind: RequestCallName;
  /** Of an appeal, `YYYY-NNNNNN`. */
  number?: string | undefined;
  /** Day by which it is answered or decided, ISO. */
  due?: string | undefined;
  /** Last day that a piece is held for its sender, ISO. */
  held?: string | undefined;
  /** It came too late: somebody else has the piece. */
  taken?: boolean | undefined;
}

/** Tells who sent a request and gave an address that it has come, and what was promised. */
export const requestReceived: Template<RequestReceivedValues> = (
  { id, kind, number, due, held, taken },
  { t, shop, locale },
) => {
  const what = t(`requests.kind_${kind}`);
  const promise: Block[] = due
    ? [
        { kind: 'paragraph', text: t('mail.caseIntro', { kind: what }) },
        {
          kind: 'list',
          items: [
            ...(number ? [t('mail.caseNumber', { number })] : []),
            t('mail.caseDue', { date: formatDate(due, locale) }),
          ],
        },
        ...(number
          ? [{ kind: 'button', text: t('cases.appealStatusTitle'), path: '/appeal/status/' } as const]
          : []),
      ]
    : [
        { kind: 'paragraph', text: t('mail.receivedIntro', { kind: what }) },
        ...(held
          ? [{ kind: 'paragraph', text: t('orders.heldUntil', { date: formatDate(held, locale) }) } as const]
          : []),
        ...(taken ? [{ kind: 'paragraph', text: t('orderMail.taken') } as const] : []),
      ];
  return {
    subject: t('mail.receivedSubject', { id: number ?? id, shop }),
    blocks: [...promise, { kind: 'note', text: t('mail.receivedIgnore') }],
  };
};
