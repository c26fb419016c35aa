import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { messageOf } from './message-of.ts';
import type { Transport } from './transport.ts';

/**
 * Writes letters to files that any mail program can open, for a site without a mail server. For development, the log
 * shows the link of each letter. It never shows the recipient.
 */
export function openOutbox(folder: string, log: Logger): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transporter.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.messageId.replace(/[^\w]/g, '')}.eml`;
      const file = join(folder, name);
      await writeFile(`${file}.unfinished`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
      log.warn({ file, link: mail.link }, 'no SMTP_URL is set: a letter was left in the outbox');
    },
    close: () => transporter.close(),
  };
}
