import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * How a mail server treats who comes: it takes letters; lets everybody wait for its first word; has no time for
 * anybody (421), for a letter (451); takes no letter of ours (554); does not know a reader called `nobody` (550).
 */
export type Manner = 'takes' | 'is silent' | 'says 421' | 'says 451' | 'says 554' | 'says 550';

/** A mail server of the tests: whatever it takes becomes a file. */
export interface PostOffice {
  /** What `SMTP_URL` is set to. */
  url: string;
  /** Folder of the letters. */
  mailbox: string;
  /** Treats people so from now on; somebody who has waited for its first word is given one. */
  turn(manner: Manner): void;
  close(): Promise<void>;
}

/** How one is opened. */
interface PostOfficeOptions {
  /** 0 takes a free one. */
  port?: number;
  manner?: Manner;
}

/** Milliseconds for connections to end by themselves when it closes. */
const CLOSING = 500;

/** Opens one, by default on a free port. */
export async function openPostOffice({
  port: wanted = 0,
  manner: first = 'takes',
}: PostOfficeOptions = {}): Promise<PostOffice> {
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  let manner = first;
  let taken = 0;
  let waiting: (() => void)[] = [];
  /** The refusal it has for this step, if any. */
  const no = (code: number) =>
    manner === `says ${code}` ? Object.assign(new Error('Not now'), { responseCode: code }) : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: CLOSING,
    onConnect(_session, done) {
      if (manner === 'is silent') waiting.push(() => done());
      else done(no(421));
    },
    onMailFrom: (_address, _session, done) => done(no(451)),
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? no(550) : undefined),
    onData(stream, _session, done) {
      const name = join(mailbox, String(++taken).padStart(6, '0'));
      const refusal = no(554);
      buffer(stream)
        .then(async (letter) => {
          if (refusal) throw refusal;
          await writeFile(`${name}.part`, letter);
          await rename(`${name}.part`, `${name}.eml`);
        })
        .then(() => done(), done);
    },
  });
  const listening = server.listen(wanted, '127.0.0.1');
  await once(listening, 'listening');
  // A client that has waited too long hangs up; that is no failure of the server.
  server.on('error', () => undefined);
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    turn(next) {
      manner = next;
      for (const welcome of waiting) welcome();
      waiting = [];
    },
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      await rm(mailbox, { recursive: true, force: true });
    },
  };
}
