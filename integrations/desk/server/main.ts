import path from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { ConfigurationError } from '@tourbillon/platform/configuration/environment.ts';
import { errorLogHooks } from '@tourbillon/platform/reports/error-lines.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { readOrCreateSecret } from '@tourbillon/platform/storage/own-secret.ts';
import { createDeskApp } from './app.ts';
import { type DeskConfiguration, readDeskConfiguration } from './configuration.ts';

/** Exit code for a problem that the operator must fix. */
const EXIT_PROBLEM = 3;

run();

/** Starts the desk as a program. Argument: folder of the build, by default `dist`. */
function run(): void {
  keepFilesPrivate();
  const configuration = readOrSay();
  const log = pino(
    { name: 'desk', level: configuration.logLevel, hooks: errorLogHooks },
    pino.destination(2),
  );
  const dist = path.resolve(process.argv[2] ?? 'dist', 'desk');
  const key = readOrCreateSecret(path.join(configuration.dataDir, 'desk-key'));
  const app = createDeskApp(configuration, { dist, key, log });
  const server = serve({ fetch: app.fetch, hostname: configuration.host, port: configuration.port }, () =>
    process.send?.({ ready: configuration.origin }),
  );
  server.on('error', (error: NodeJS.ErrnoException) => say(problemOf(error, configuration)));
  const stop = () => server.close(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

function problemOf(error: NodeJS.ErrnoException, { host, port }: DeskConfiguration): string {
  if (error.code !== 'EADDRINUSE') return `The desk cannot listen at ${host}:${port}: ${error.message}`;
  return `Port ${port} is taken; set DESK_PORT to a free one, or to 0 for no desk.`;
}

function readOrSay(): DeskConfiguration {
  try {
    return readDeskConfiguration();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return say(error.message);
  }
}

function say(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.send?.({ problem });
  process.exit(EXIT_PROBLEM);
}
