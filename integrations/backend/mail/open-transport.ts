import type { Logger } from 'pino';
import { openOutbox } from './outbox-transport.ts';
import { openSmtp } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** Where letters are delivered: to a mail server, or to files for a site without one. */
export interface MailSettings {
  /** `smtp://user:secret@host:587`, `smtps://…`; without it letters are written to files. */
  smtpUrl: string | undefined;
  /** `shop@example.com` or `Shop <shop@example.com>`; by default `no-reply@` and the host of the site. */
  from: string | undefined;
  /** Folder of the files. */
  outbox: string;
}

/** Opens the mail transport. @throws Problem when the address of the mail server is not valid. */
export function openTransport({ smtpUrl, outbox }: MailSettings, log: Logger): Transport {
  return smtpUrl ? openSmtp(smtpUrl) : openOutbox(outbox, log);
}
