import { stepsOf } from '@tourbillon/domain/business/request-steps.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import { linkToEndAlert } from './alert-ending.ts';
import type { Block, FromOffice, Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';
import { shownPiece } from './pieces.ts';
import { requestFacts, FIELDS_IN_TEXT } from './request-facts.ts';

/** A stored request. Letters queued by an earlier version have only its number and kind. */
export interface RequestReceivedValues extends FromOffice {
  id: number;
  kind: RequestCallName;
  /** The stored fields, and the display names of their slugs. */
  payload?: Record<string, unknown>;
  named?: Readonly<Record<string, string>> | undefined;
  /** When it was sent. */
  sent?: OfficeMoment;
  /** The item of the request. */
  item?: LetterItem | undefined;
  /** Secret of the link to the thread of the request. */
  thread?: string;
  /** Secret to end the arrival alert of the request, if there is one. */
  alert?: string | undefined;
  /** Number of an appeal, `YYYY-NNNNNN`, or of an appraisal, `K7QM2-3F9TX`. */
  number?: string | undefined;
  /** ISO date by which it will be answered or decided. */
  due?: string | undefined;
  /** Last day of the reservation, ISO date. */
  held?: string | undefined;
  /** True if somebody else has already reserved or bought the item. */
  taken?: boolean | undefined;
}

/** Confirms a request to its sender: what was received, and what happens next. */
export const requestReceived: Template<RequestReceivedValues> = (values, sender) => {
  const { id, kind, number, taken, item, thread, alert } = values;
  const { t, shop } = sender;
  const isExtension = kind === 'deferral' && values.payload?.reason === 'extension';
  const what = t(isExtension ? 'cases.extensionTitle' : `requests.kind_${kind}`);
  const pieces: Block[] = item ? [{ kind: 'pieces', items: [shownPiece(item, t)] }] : [];
  return {
    subject: t('mail.receivedSubject', { id: number ?? id, shop }),
    blocks: [
      { kind: 'paragraph', text: t(number ? 'mail.caseIntro' : 'mail.receivedIntro', { kind: what }) },
      ...(taken ? [{ kind: 'paragraph', text: t('orderMail.taken') } as const] : []),
      { kind: 'facts', rows: factsOf(values, sender) },
      ...(alert ? [{ kind: 'paragraph', text: t('letters.waitsFor') } as const] : []),
      ...pieces,
      ...(alert ? [{ kind: 'note', text: t('letters.waitsOnce') } as const] : []),
      ...writtenBlocks(values, sender),
      ...promiseBlocks(values, sender),
      ...(number
        ? [
            {
              kind: 'links',
              items: [
                kind === 'appraisal'
                  ? { text: t('appraisal.statusTitle'), path: '/appraisal/status/' }
                  : { text: t('cases.appealStatusTitle'), path: '/appeal/status/' },
              ],
            } as const,
          ]
        : []),
      ...(thread
        ? ([
            { kind: 'button', text: t('letters.thread'), path: `/request/?token=${thread}` },
            { kind: 'note', text: t('letters.threadNote') },
          ] as const)
        : []),
      { kind: 'note', text: t('mail.receivedIgnore') },
    ],
    ...(alert && { unsubscribe: linkToEndAlert(alert, t) }),
  };
};

type Words = Parameters<typeof requestReceived>[1];

function factsOf({ id, number, due, held, sent }: RequestReceivedValues, { t, locale }: Words) {
  return [
    { label: t('letters.number'), value: number ?? String(id) },
    ...(sent ? [{ label: t('letters.sentAt'), value: momentText(sent, { t, locale }) }] : []),
    ...(due ? [{ label: t('letters.answerBy'), value: formatDate(due, locale) }] : []),
    ...(held ? [{ label: t('letters.heldUntil'), value: formatDate(held, locale) }] : []),
  ];
}

function writtenBlocks({ payload = {}, named }: RequestReceivedValues, { t, locale }: Words): Block[] {
  const rows = requestFacts(payload, { t, locale }, { omit: FIELDS_IN_TEXT, named });
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: t('letters.youWrote') },
        { kind: 'facts', rows },
      ];
}

/** The promise of the form. If somebody else has the item, nothing is promised any more. */
function promiseBlocks({ kind, payload = {}, taken = false }: RequestReceivedValues, { t }: Words): Block[] {
  if (taken) return [];
  const items = stepsOf(kind, payload).map((step) => ({
    when: t(`nextSteps.when_${step}`),
    what: t(`nextSteps.what_${step}`),
  }));
  return [
    { kind: 'heading', text: t('nextSteps.title') },
    { kind: 'steps', items },
  ];
}
