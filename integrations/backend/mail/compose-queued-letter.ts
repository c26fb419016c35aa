import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeMail } from './compose-letter.ts';
import type { QueuedMail } from './mail-queue.ts';
import { isTemplateName } from './templates/index.ts';
import type { AddressedMail } from './transport.ts';

/** What a letter takes from the installation. */
export interface LetterSettings {
  origins: Hosts['origins'];
  /** The shop's name in the language of the letter. */
  shop: string;
  /** `MAIL_FROM`, if it is set. */
  from: string | undefined;
}

/**
 * A letter of the queue with its envelope.
 * @throws when the queue names a template this version does not have: a newer backend may be running beside.
 */
export function composeQueuedLetter(
  mail: QueuedMail,
  { origins, shop, from }: LetterSettings,
): AddressedMail {
  const { id, template, locale, values, recipient, createdAt } = mail;
  if (!isTemplateName(template)) throw new Error(`There is no template ${template}`);
  const origin = origins[locale];
  const { hostname } = new URL(origin);
  const sender = { locale, t: translator(locale), shop, origin };
  return {
    // The values were typed when the letter was put into the queue.
    ...composeMail(template, values as never, sender),
    from: fromAddress(from, shop, hostname),
    to: recipient,
    messageId: `<${id}.${createdAt.getTime().toString(36)}@${hostname}>`,
    date: createdAt,
  };
}

/** `MAIL_FROM` as it stands when it has a name; a bare address gets the shop's name. */
function fromAddress(from: string | undefined, shop: string, hostname: string): string {
  const address = from?.trim() || `no-reply@${hostname}`;
  return address.includes('<') ? address : `"${shop.replace(/["\\]/g, '')}" <${address}>`;
}
