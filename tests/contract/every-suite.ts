import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { startBackend, type Backend } from '@tourbillon/backend/start-backend.ts';
import { putInitialData } from '../site/initial-data.ts';
import type { InitialData } from '../site/template.ts';
import { copyContent } from './desk-content.ts';
import { accountSteps } from './account-steps.ts';
import { accessSuite } from './suites/access.ts';
import { accountsSuite } from './suites/accounts.ts';
import { alertsSuite } from './suites/alerts/suite.ts';
import { appraisalSuite } from './suites/appraisal.ts';
import { areaOrdersSuite } from './suites/area-orders.ts';
import { areaMailingSuite } from './suites/area-mailing.ts';
import { areaRestSuite } from './suites/area-rest.ts';
import { areaSuite } from './suites/area.ts';
import { availabilitySuite } from './suites/availability/suite.ts';
import { responsesSuite } from './suites/responses.ts';
import { catalogueSuite } from './suites/catalogue.ts';
import { changesInPlaceSuite } from './suites/changes-in-place/suite.ts';
import { changesSuite } from './suites/changes.ts';
import { conformSuite } from './suites/conform.ts';
import { countsSuite } from './suites/counts/suite.ts';
import { deskAccessSuite } from './suites/desk-access.ts';
import { deskImportSuite } from './suites/desk-import.ts';
import { deskAuditSuite } from './suites/desk-audit.ts';
import { deskInboxSuite } from './suites/desk-inbox.ts';
import { deskOwnAccessSuite } from './suites/desk-own-access.ts';
import { deskPagesSuite } from './suites/desk-pages.ts';
import { deskPasskeysSuite } from './suites/desk-passkeys.ts';
import { deskAnswersSuite } from './suites/desk-answers.ts';
import { deskOffersSuite } from './suites/desk-offers/suite.ts';
import { deskPeopleSuite } from './suites/desk-people.ts';
import { deskReviewsSuite } from './suites/desk-reviews.ts';
import { deskCoversSuite } from './suites/desk-covers.ts';
import { deskPreviewsSuite } from './suites/desk-previews.ts';
import { deskTextsSuite } from './suites/desk-texts/suite.ts';
import { deskTodaySuite } from './suites/desk-today.ts';
import { deskPhotographsSuite } from './suites/desk-photographs.ts';
import { deskGoodsSuite } from './suites/desk-goods/suite.ts';
import { deskOrdersSuite } from './suites/desk-orders/suite.ts';
import { deskTicketsSuite } from './suites/desk-tickets/suite.ts';
import { digestSuite } from './suites/digest.ts';
import { emailChangeSuite } from './suites/email-change.ts';
import { estimateSuite } from './suites/estimate.ts';
import { feedSuite } from './suites/feed.ts';
import { loginDefenceSuite } from './suites/login-defence.ts';
import { mailQueueSuite } from './suites/mail-queue/suite.ts';
import { indexedSuite } from './suites/indexed.ts';
import { homeSuite } from './suites/home.ts';
import { limitsSuite } from './suites/limits.ts';
import { documentsSuite } from './suites/documents.ts';
import { textsSuite } from './suites/texts.ts';
import { coversSuite } from './suites/covers.ts';
import { sectionsSuite } from './suites/sections.ts';
import { priceHistorySuite } from './suites/price-history.ts';
import { callLettersSuite } from './suites/call-letters.ts';
import { casesSuite } from './suites/cases.ts';
import { ratesSuite } from './suites/rates.ts';
import { retentionSuite } from './suites/retention.ts';
import { requestsSuite } from './suites/requests.ts';
import { offersSuite } from './suites/offers.ts';
import { searchSuite } from './suites/search.ts';
import { searchGoldenSuite } from './suites/search-golden/suite.ts';
import { passwordsSuite } from './suites/passwords.ts';
import { passkeysSuite } from './suites/passkeys.ts';
import { personalDataSuite } from './suites/personal-data.ts';
import { picturesSuite } from './suites/pictures.ts';
import { photographsSuite } from './suites/photographs.ts';
import { recentProofSuite } from './suites/recent-proof.ts';
import { secondFactorSuite } from './suites/second-factor.ts';
import { securityEventsSuite } from './suites/security-events.ts';
import { signInNewsSuite } from './suites/sign-in-news.ts';
import { stockSuite } from './suites/stock/suite.ts';
import { stockFilesSuite } from './suites/stock-files.ts';
import { staffNoticesSuite } from './suites/staff-notices.ts';
import { stockPriceListsSuite } from './suites/stock-price-lists.ts';
import { subscriptionSuite } from './suites/subscription.ts';
import { watchKnowledgeSuite } from './suites/watch-knowledge.ts';

/** Address of the staff for letters about requests. */
const STAFF = 'staff@x.test';

/** Time limit of the initial data on a busy machine of two cores; on an idle one they take a few seconds. */
const START_LIMIT = 300_000;

/** Starts a tested backend: PGlite in the folder, or the PostgreSQL of the address. */
function startTested(dataDir: string, log: Logger, databaseUrl: string | undefined): Promise<Backend> {
  const contentFolder = copyContent(dataDir);
  return startBackend({
    port: 0,
    dataDir,
    contentFolder,
    databaseUrl,
    checkResponses: true,
    staffEmail: STAFF,
    log,
  });
}

/**
 * Suites that run on one database only; all others run on both (decision 209). A suite may be here when it tests
 * computations in memory, from rows that the suites of the catalogue read on both, or nothing of the database.
 */
const ONLY_ON = {
  PGlite: new Set<unknown>([
    ...[changesInPlaceSuite, conformSuite, offersSuite, searchGoldenSuite],
    // Files, drawings and texts of the project; roles.
    ...[coversSuite, picturesSuite, textsSuite, watchKnowledgeSuite, deskAccessSuite],
  ]),
  PostgreSQL: new Set<unknown>([
    // A database server counts with SQL in parallel with the comparing program.
    ...[countsSuite, estimateSuite, searchSuite],
    // Photographs, signatures of keys, who may make a call.
    ...[deskCoversSuite, deskPhotographsSuite, deskPasskeysSuite, accessSuite],
  ]),
};

/** Context of the suites. */
interface Tested {
  running: () => Backend;
  dataDir: string;
  /** Lines of the backend's log. */
  lines: string[];
  /** Whether a suite runs on this database. */
  runs: (suite: unknown) => boolean;
}

/**
 * The suites in four parts, which run in parallel, each with its own backend. Only suites that read the
 * catalogue need all goods of the demonstration.
 */
const PARTS = {
  goods: { suites: goodsSuites, data: 'demonstration' },
  stock: { suites: stockSuites, data: 'small' },
  people: { suites: peopleSuites, data: 'small' },
  desk: { suites: deskSuites, data: 'small' },
} as const;

/**
 * Runs the suites of a part on one database, with one backend. @param startDatabase gives the address of a PostgreSQL
 * with these data; without it the backend runs on PGlite.
 */
export function everySuite(
  part: keyof typeof PARTS,
  on: keyof typeof ONLY_ON,
  startDatabase?: (data: InitialData) => Promise<string>,
): void {
  const other = ONLY_ON[on === 'PGlite' ? 'PostgreSQL' : 'PGlite'];
  const runs = (suite: unknown) => !other.has(suite);
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-data-'));
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  let backend: Backend | undefined;
  const running = () => {
    if (!backend) throw new Error('the backend has not started');
    return backend;
  };
  const { suites, data } = PARTS[part];
  beforeAll(async () => {
    const databaseUrl = await startDatabase?.(data);
    if (databaseUrl === undefined) await putInitialData(data, dataDir);
    backend = await startTested(dataDir, log, databaseUrl);
  }, START_LIMIT);
  suites({ running, dataDir, lines, runs });
  afterAll(async () => {
    await backend?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** Suites of the catalogue and its texts. */
function goodsSuites({ running, runs }: Tested): void {
  // These need the shop as it was filled, before any other suite changes it.
  if (runs(conformSuite)) conformSuite(running);
  if (runs(offersSuite)) offersSuite(running);
  responsesSuite(running);
  catalogueSuite(running);
  if (runs(countsSuite)) countsSuite(running);
  sectionsSuite(running);
  indexedSuite(running);
  priceHistorySuite(running);
  if (runs(estimateSuite)) estimateSuite(running);
  if (runs(picturesSuite)) picturesSuite(running);
  if (runs(searchSuite)) searchSuite(running);
  if (runs(searchGoldenSuite)) searchGoldenSuite(running);
  if (runs(coversSuite)) coversSuite(running);
  documentsSuite(running);
  if (runs(textsSuite)) textsSuite(running);
  if (runs(watchKnowledgeSuite)) watchKnowledgeSuite(running);
}

/** Suites that change the stock, and of notices about it. */
function stockSuites({ running, dataDir, lines, runs }: Tested): void {
  alertsSuite(running);
  photographsSuite(running, dataDir);
  stockSuite(running, dataDir, lines);
  stockFilesSuite(running, dataDir);
  stockPriceListsSuite(running, dataDir);
  ratesSuite(running, dataDir);
  if (runs(changesInPlaceSuite)) changesInPlaceSuite(running);
}

/** Suites of accounts, letters and requests. */
function peopleSuites({ running, dataDir, lines, runs }: Tested): void {
  subscriptionSuite(running, join(dataDir, 'outbox'), lines);
  accountsSuite(running, join(dataDir, 'outbox'), lines);
  passwordsSuite(running, join(dataDir, 'outbox'));
  const steps = accountSteps(running, join(dataDir, 'outbox'));
  if (runs(accessSuite)) accessSuite(running, steps);
  areaSuite(running, steps);
  loginDefenceSuite(running, steps, join(dataDir, 'outbox'));
  digestSuite(running, dataDir, join(dataDir, 'outbox'));
  emailChangeSuite(running, steps, join(dataDir, 'outbox'));
  areaOrdersSuite(running, steps, STAFF, join(dataDir, 'outbox'));
  areaMailingSuite(running, steps, join(dataDir, 'outbox'));
  areaRestSuite(running, steps, join(dataDir, 'outbox'));
  passkeysSuite(running, steps);
  secondFactorSuite(running, steps, dataDir);
  signInNewsSuite(running, steps, dataDir);
  recentProofSuite(running, steps);
  requestsSuite(running, STAFF, join(dataDir, 'outbox'), lines);
  appraisalSuite(running, STAFF, join(dataDir, 'outbox'), lines);
  casesSuite(running, join(dataDir, 'outbox'));
  availabilitySuite(running);
  mailQueueSuite(running);
  retentionSuite(running, steps);
  personalDataSuite(running, steps);
  securityEventsSuite(running, dataDir);
  callLettersSuite('people');
}

/** Suites of the desk, and of what is published and told to storefronts. */
function deskSuites({ running, dataDir, lines, runs }: Tested): void {
  const steps = accountSteps(running, join(dataDir, 'outbox'));
  if (runs(deskAccessSuite)) deskAccessSuite(running);
  deskPeopleSuite(running, dataDir);
  deskInboxSuite(running);
  deskTextsSuite(running, dataDir);
  if (runs(deskCoversSuite)) deskCoversSuite(running, dataDir);
  deskPreviewsSuite(running);
  deskReviewsSuite(running, dataDir);
  deskTodaySuite(running);
  deskGoodsSuite(running);
  if (runs(deskPhotographsSuite)) deskPhotographsSuite(running);
  deskImportSuite(running, dataDir, lines);
  if (runs(deskPasskeysSuite)) deskPasskeysSuite(running);
  deskOwnAccessSuite(running);
  deskAuditSuite(running);
  deskPagesSuite(running);
  deskAnswersSuite(running, STAFF, join(dataDir, 'outbox'));
  deskOffersSuite(running, STAFF, join(dataDir, 'outbox'));
  staffNoticesSuite(running);
  deskOrdersSuite(running, steps);
  deskTicketsSuite(running, steps);
  homeSuite(running);
  feedSuite(running, dataDir);
  limitsSuite(running);
  changesSuite(running, dataDir);
  callLettersSuite('desk');
}
