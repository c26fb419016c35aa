import { openReports } from '@tourbillon/platform/reports/sentry.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { Problem } from './errors/operator-problem.ts';
import { startBackend, type Backend } from './start-backend.ts';

export { startBackend };
export type { Backend, BackendOptions } from './start-backend.ts';

/** What the program says on standard output, a JSON line each, and to its parent when there is a channel. */
type Message = { step: string; done?: number; total?: number } | { ready: string } | { problem: string };

/** Exit code when the operator has to do something; the line `{"problem": …}` says what. */
const EXIT_PROBLEM = 3;

if (import.meta.main) await run();

/**
 * Runs the backend as a program, set up by the environment (this folder's README lists it); with `--trial` one that
 * answers and does nothing else, with `--warm` one that listens when it answers quickly.
 */
async function run(): Promise<void> {
  keepFilesPrivate();
  const { BACKEND_HOST, BACKEND_PREFIX, CONTENT_DIR, DATA_DIR } = process.env;
  const { DATABASE_READ_LAG_MS, DATABASE_READ_URL, DATABASE_URL } = process.env;
  const { MAIL_FROM, NODE_ENV, PUBLISH_SECRET, SMTP_URL, STAFF_EMAIL } = process.env;
  let stopping = false;
  const trial = process.argv.includes('--trial');
  if (!trial) await openReports('backend');
  const starting = startBackend({
    port: portOf(process.env),
    host: BACKEND_HOST || '127.0.0.1',
    prefix: BACKEND_PREFIX,
    dataDir: DATA_DIR || './.data',
    databaseUrl: DATABASE_URL || undefined,
    databaseReadUrl: DATABASE_READ_URL || undefined,
    replicaLagLimit: lagOf(DATABASE_READ_LAG_MS),
    contentFolder: CONTENT_DIR || undefined,
    publishSecret: PUBLISH_SECRET || undefined,
    mail: { smtpUrl: SMTP_URL || undefined, from: MAIL_FROM || undefined },
    staffEmail: STAFF_EMAIL || undefined,
    trial,
    warm: process.argv.includes('--warm'),
    checkAnswers: NODE_ENV === 'development' || NODE_ENV === 'test',
    onProgress: (step, done, total) => say({ step, done, total }),
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    starting
      .then((backend: Backend) => backend.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A parent that is gone cannot stop its backend any more.
  process.on('disconnect', stop);
  try {
    const backend = await starting;
    if (!stopping) say({ ready: backend.url });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say({ problem: error.message });
    process.exit(EXIT_PROBLEM);
  }
}

function say(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
  process.send?.(message);
}

/** Milliseconds a replica may be behind; undefined leaves it to the default. */
function lagOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const lag = Number(text);
  if (lag >= 0 && lag <= 3_600_000) return lag;
  say({ problem: `DATABASE_READ_LAG_MS is "${text}"; give milliseconds, such as 5000.` });
  process.exit(EXIT_PROBLEM);
}

/** Port of the environment, by default the one after the storefront's 4321. */
function portOf(environment: NodeJS.ProcessEnv): number {
  const [name, text] = environment.BACKEND_PORT
    ? ['BACKEND_PORT', environment.BACKEND_PORT]
    : ['PORT', environment.PORT || '4321'];
  const port = Number(text) + (name === 'PORT' ? 1 : 0);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  say({ problem: `${name} is "${text}"; give a number from 1 to 65534.` });
  process.exit(EXIT_PROBLEM);
}
