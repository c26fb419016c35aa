import { ConfigurationError } from '@tourbillon/platform/configuration/environment.ts';
import { giveBackMemory } from '@tourbillon/platform/process/give-back-memory.ts';
import { openReports } from '@tourbillon/platform/reports/sentry.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { type Configuration, configuration } from './configuration/configuration.ts';
import { Problem } from './errors/operator-problem.ts';
import { telegramSettings } from './staff-notices/telegram.ts';
import { startBackend, type Backend } from './start-backend.ts';

export { startBackend };
export type { Backend, BackendOptions } from './start-backend.ts';

/** A message of the program: a JSON line on standard output, also sent to the parent if there is an IPC channel. */
type Message = { step: string; done?: number; total?: number } | { ready: string } | { problem: string };

/** Exit code for a problem that the operator must solve, described in the line `{"problem": …}`. */
const EXIT_PROBLEM = 3;

if (import.meta.main) await run();

/**
 * Runs the backend as a program, configured by the environment (see the README of this folder). `--trial` starts a
 * backend that only answers calls; `--warm` delays listening until responses are fast.
 */
async function run(): Promise<void> {
  keepFilesPrivate();
  const settings = readOrSay();
  let stopping = false;
  const trial = process.argv.includes('--trial');
  if (!trial) await openReports('backend', settings);
  const starting = startBackend({
    port: settings.BACKEND_PORT ?? settings.PORT + 1,
    host: settings.BACKEND_HOST,
    prefix: settings.BACKEND_PREFIX,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    replicaLagLimit: settings.DATABASE_READ_LAG_MS,
    contentFolder: settings.CONTENT_DIR,
    demonstration: settings.DEMO_DATA !== 'none',
    publishSecret: settings.PUBLISH_SECRET,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    staffEmail: settings.STAFF_EMAIL,
    telegram: telegramSettings(settings),
    ratesUrl: settings.RATES_URL,
    trial,
    warm: process.argv.includes('--warm'),
    checkResponses: settings.NODE_ENV === 'development' || settings.NODE_ENV === 'test',
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
  // If its parent process has died, nothing could stop this backend.
  process.on('disconnect', stop);
  try {
    const backend = await starting;
    if (!stopping) say({ ready: backend.url });
    // Reading the stock leaves more garbage than anything later.
    void backend.warmed.then(giveBackMemory);
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

/** Reads the configuration. If it is not valid, it prints the problem and ends the program. */
function readOrSay(): Configuration {
  try {
    return configuration();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    say({ problem: error.message });
    process.exit(EXIT_PROBLEM);
  }
}
