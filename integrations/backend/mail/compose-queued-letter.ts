import type { Sender } from './templates/letter.ts';
import { composeLetter, picturesIn, writeLetter } from './compose-letter.ts';
import type { FindLetterPicture, LetterPicture } from './letter-picture.ts';
import type { QueuedMail } from './mail-queue.ts';
import { isTemplateName } from './templates/index.ts';
import type { AddressedMail } from './transport.ts';

/** What a letter takes from the installation. */
export interface LetterSettings {
  sender: Sender;
  /** `MAIL_FROM`, if it is set. */
  from: string | undefined;
  findPicture: FindLetterPicture;
}

/** Pieces of a letter that have pictures; the others are named alone, so that no letter is too large. */
const MOST_PICTURES = 12;

/**
 * A letter of the queue with its envelope.
 * @throws when the queue names a template this version does not have: a newer backend may be running beside.
 */
export async function composeQueuedLetter(
  mail: QueuedMail,
  { sender, from, findPicture }: LetterSettings,
): Promise<AddressedMail> {
  const { id, template, values, recipient, createdAt } = mail;
  if (!isTemplateName(template)) throw new Error(`There is no template ${template}`);
  const { hostname } = new URL(sender.origin);
  // The values were typed when the letter was put into the queue.
  const letter = writeLetter(template, values as never, sender);
  const pictures = new Map<string, LetterPicture>();
  for (const path of picturesIn(letter).slice(0, MOST_PICTURES)) {
    const picture = await findPicture(path);
    if (picture) pictures.set(path, picture);
  }
  return {
    ...composeLetter(letter, sender, pictures),
    from: fromAddress(from, sender.shop, hostname),
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
