import type { Logger } from 'pino';
import { openOutbox } from './outbox-transport.ts';
import { openSmtp } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

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
