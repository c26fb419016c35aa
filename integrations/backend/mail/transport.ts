import type { Logger } from 'pino';
import type { ComposedMail } from './compose-letter.ts';
import { openOutbox } from './outbox-transport.ts';
import { openSmtp } from './smtp-transport.ts';

/** A letter with its envelope. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  /** The same at every attempt, so that a letter that comes twice is known as one. */
  messageId: string;
  date: Date;
}

/** A way by which letters leave. */
export interface Transport {
  /** @throws what the server said, when it did not take the letter. */
  send(mail: AddressedMail): Promise<void>;
  close(): void;
}

/** Where letters go: a mail server, or files for a site that has none. */
export interface MailSettings {
  /** `smtp://user:secret@host:587`, `smtps://…`; without it letters become files. */
  smtpUrl: string | undefined;
  /** `shop@example.com` or `Shop <shop@example.com>`; by default `no-reply@` and the host of the site. */
  from: string | undefined;
  /** Folder of the files. */
  outbox: string;
}

/** @throws Problem when the address of the mail server cannot be used. */
export function openTransport({ smtpUrl, outbox }: MailSettings, log: Logger): Transport {
  return smtpUrl ? openSmtp(smtpUrl) : openOutbox(outbox, log);
}
