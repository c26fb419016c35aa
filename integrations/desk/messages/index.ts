import { createTranslators, type TranslateKeys } from '@tourbillon/domain/i18n/create-translators.ts';
import type { KeyOf } from '@tourbillon/domain/i18n/message-values.ts';
import { access } from './access.ts';
import { actions } from './actions.ts';
import { auditCalls } from './audit-calls.ts';
import { auditLog } from './audit-log.ts';
import { desk } from './desk.ts';
import { appointments } from './appointments.ts';
import { inbox } from './inbox.ts';
import { ownAccess } from './own-access.ts';
import { inboxWork } from './inbox-work.ts';
import { offers } from './offers.ts';
import { people } from './people.ts';
import { texts } from './texts.ts';
import { textMistakes } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { today } from './today.ts';
import { stock } from './stock.ts';
import { stockMistakes } from './stock-mistakes.ts';
import { stockColumns } from './stock-columns.ts';
import { orders } from './orders.ts';
import { tickets } from './tickets.ts';

/** Every text of the desk, by namespace. */
export const DESK_MESSAGES = {
  desk,
  access,
  inbox,
  people,
  auditLog,
  auditCalls,
  texts,
  textMistakes,
  today,
  stock,
  stockColumns,
  stockMistakes,
  ownAccess,
  inboxWork,
  offers,
  appointments,
  actions,
  orders,
  tickets,
};

/** Every key of the desk's own messages: `namespace.key`. */
export type DeskKey = KeyOf<typeof DESK_MESSAGES>;

/** Returns a text of the desk with its values. */
export type DeskTranslate = TranslateKeys<typeof DESK_MESSAGES>;

/** The desk's own messages by language. */
export const deskTranslators = createTranslators('desk', DESK_MESSAGES);
