import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server of the tests: whatever it takes becomes a file. */
export interface PostOffice {
  /** What `SMTP_URL` is set to. */
  url: string;
  /** Folder of the letters. */
  mailbox: string;
  close(): Promise<void>;
}

/** How one is opened. */
interface PostOfficeOptions {
  /** 0 takes a free one. */
  port?: number;
  /** Whether it is too busy to take a letter just now: each is answered 451 then. */
  isBusy?: () => boolean;
}

/** Opens one, by default on a free port. */
export async function openPostOffice({
  port: wanted = 0,
  isBusy = () => false,
}: PostOfficeOptions = {}): Promise<PostOffice> {
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, done) {
      done(isBusy() ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : undefined);
    },
    onData(stream, _session, done) {
      const name = join(mailbox, String(++taken).padStart(6, '0'));
      buffer(stream)
        .then((letter) => writeFile(`${name}.part`, letter))
        .then(() => rename(`${name}.part`, `${name}.eml`))
        .then(() => done(), done);
    },
  });
  const listening = server.listen(wanted, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      await rm(mailbox, { recursive: true, force: true });
    },
  };
}
