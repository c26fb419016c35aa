import type { Sender } from './templates/letter.ts';
import { composeLetter, picturesIn, writeLetter } from './compose-letter.ts';
import type { FindLetterPicture, LetterPicture } from './letter-picture.ts';
import type { QueuedMail } from './mail-queue.ts';
import { isTemplateName } from './templates/index.ts';
import type { AddressedMail } from './transport.ts';

/** Settings of the installation for a letter. */
export interface LetterSettings {
  sender: Sender;
  /** `MAIL_FROM`, if it is set. */
  from: string | undefined;
  findPicture: FindLetterPicture;
}

/** Maximum number of items with pictures in a letter. The other items have only text, to limit the size. */
const MOST_PICTURES = 12;

/**
 * Composes a queued letter with its envelope.
 * @throws when this version does not know the template, for example if a newer backend uses the same queue.
 */
export async function composeQueuedLetter(
  mail: QueuedMail,
  { sender, from, findPicture }: LetterSettings,
): Promise<AddressedMail> {
  const { id, template, values, recipient, createdAt } = mail;
  if (!isTemplateName(template)) throw new Error(`There is no template ${template}`);
  const { hostname } = new URL(sender.origin);
  // `enqueueMail` checked the type of the values.
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

/** `MAIL_FROM` unchanged if it has a name. A bare address gets the shop's name. */
function fromAddress(from: string | undefined, shop: string, hostname: string): string {
  const address = from?.trim() || `no-reply@${hostname}`;
  return address.includes('<') ? address : `"${shop.replace(/["\\]/g, '')}" <${address}>`;
}
