import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBackend, type Backend } from '#backend/start-backend.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';
import { accountsSuite } from './suites/accounts.ts';
import { appraisalSuite } from './suites/appraisal.ts';
import { answersSuite } from './suites/answers.ts';
import { catalogueSuite } from './suites/catalogue.ts';
import { changesSuite } from './suites/changes.ts';
import { countsSuite } from './suites/counts/suite.ts';
import { estimateSuite } from './suites/estimate.ts';
import { feedSuite } from './suites/feed.ts';
import { mailQueueSuite } from './suites/mail-queue.ts';
import { indexedSuite } from './suites/indexed.ts';
import { homeSuite } from './suites/home.ts';
import { documentsSuite } from './suites/documents.ts';
import { deskSuite } from './suites/desk.ts';
import { coversSuite } from './suites/covers.ts';
import { sectionsSuite } from './suites/sections.ts';
import { priceHistorySuite } from './suites/price-history.ts';
import { casesSuite } from './suites/cases.ts';
import { requestsSuite } from './suites/requests.ts';
import { searchSuite } from './suites/search.ts';
import { searchGoldenSuite } from './suites/search-golden/suite.ts';
import { passwordsSuite } from './suites/passwords.ts';
import { picturesSuite } from './suites/pictures.ts';
import { subscriptionSuite } from './suites/subscription.ts';
import { watchKnowledgeSuite } from './suites/watch-knowledge.ts';

/** Where the staff reads of requests. */
const STAFF = 'staff@x.test';

/** A first fill on a busy machine of two cores; it takes a few seconds on an idle one. */
const START_LIMIT = 120_000;

const binaries = postgresBinaries();
if (!binaries) {
  console.warn(
    'The contract tests ran on PGlite only: no PostgreSQL server was found on this machine. ' +
      'Install one (Debian: apt-get install postgresql) to run them on both databases.',
  );
}

describe('on PGlite', () => {
  suites(async (dataDir, log) => start(dataDir, log));
});

describe.skipIf(!binaries)('on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  // Hooks run last to first: the backend closes before its database stops.
  afterAll(() => cluster?.stop());
  suites(async (dataDir, log) => {
    cluster = await startCluster(binaries ?? '');
    return start(dataDir, log, cluster.url);
  });
});

function start(dataDir: string, log: Logger, databaseUrl?: string): Promise<Backend> {
  return startBackend({ port: 0, dataDir, databaseUrl, checkAnswers: true, staffEmail: STAFF, log });
}

/** Every suite against one backend. */
function suites(startIn: (dataDir: string, log: Logger) => Promise<Backend>): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-data-'));
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  let backend: Backend | undefined;
  const running = () => {
    if (!backend) throw new Error('the backend has not started');
    return backend;
  };
  beforeAll(async () => {
    backend = await startIn(dataDir, log);
  }, START_LIMIT);
  answersSuite(running);
  catalogueSuite(running);
  countsSuite(running);
  sectionsSuite(running);
  indexedSuite(running);
  priceHistorySuite(running);
  estimateSuite(running);
  picturesSuite(running);
  searchSuite(running);
  searchGoldenSuite(running);
  coversSuite(running);
  documentsSuite(running);
  deskSuite(running);
  watchKnowledgeSuite(running);
  subscriptionSuite(running, join(dataDir, 'outbox'), lines);
  accountsSuite(running, join(dataDir, 'outbox'), lines);
  passwordsSuite(running, join(dataDir, 'outbox'));
  requestsSuite(running, STAFF, join(dataDir, 'outbox'), lines);
  appraisalSuite(running, STAFF, join(dataDir, 'outbox'), lines);
  casesSuite(running, join(dataDir, 'outbox'));
  mailQueueSuite(running);
  homeSuite(running);
  feedSuite(running, dataDir);
  changesSuite(running);
  afterAll(async () => {
    await backend?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
