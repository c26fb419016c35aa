import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of a mail server: accepts letters; sends no greeting; refuses connections (421) or a letter (451) for
 * now; refuses letters for good (554); does not know a recipient called `nobody` (550).
 */
export type ServerBehaviour = 'takes' | 'is silent' | 'says 421' | 'says 451' | 'says 554' | 'says 550';

/** A mail server for tests. It writes each accepted letter into a file. */
export interface TestMailServer {
  /** Value for `SMTP_URL`. */
  url: string;
  /** Folder of the letters. */
  mailbox: string;
  /** Changes the behaviour from now on. Clients that wait for a greeting get one. */
  turn(manner: ServerBehaviour): void;
  close(): Promise<void>;
}

/** Options of the mail server. */
interface MailServerOptions {
  /** 0 chooses a free port. */
  port?: number;
  manner?: ServerBehaviour;
}

/** Milliseconds until open connections are cut when it closes. */
const CLOSING = 500;

/** Starts one, by default on a free port. */
export async function startTestMailServer({
  port: wanted = 0,
  manner: first = 'takes',
}: MailServerOptions = {}): Promise<TestMailServer> {
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  let manner = first;
  let taken = 0;
  let waiting: (() => void)[] = [];
  /** The refusal at this step, if any. */
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
  // A client that has waited too long disconnects; that is no error of the server.
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
