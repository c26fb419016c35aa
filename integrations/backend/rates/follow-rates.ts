import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { fetchRates } from './fetch-rates.ts';
import { confirmRates, ratesAges } from './rates-age.ts';
import { changedRates, type NewRates, storeRates } from './store-rates.ts';

/** Interval of the requests, milliseconds. */
const INTERVAL = 60 * 60_000;

/**
 * Decision 222: a rate that differs from the stored one by more than this factor is treated as a mistake of the
 * source.
 */
const MOST_CHANGE = 1.5;

/** Seconds after which unconfirmed rates are stale: longer than a weekend with holidays. */
const STALE_AFTER = 5 * 86_400;

/**
 * Fetches rates every hour and stores changes, until stopped. After an error, or if a rate is implausible, it logs
 * the problem and keeps the last good rates.
 * @param url from the configuration, already validated.
 */
export function followRates(
  database: Database,
  url: string,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      await fetchAndStoreRates(database, url, log);
    } catch (error) {
      log.warn({ err: error }, 'exchange rates not fetched; the last good ones stay');
    }
    const ages = await ratesAges(database).catch(() => new Map<string, number>());
    const stale = [...ages].filter(([, age]) => age > STALE_AFTER).map(([code]) => code);
    if (stale.length > 0) log.error({ stale }, 'exchange rates are stale');
  }, INTERVAL);
}

/** Fetches rates once and stores the changes. @throws Error when the response of the source is not valid. */
export async function fetchAndStoreRates(
  database: Database,
  url: string,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<NewRates> {
  const { unitsPerUsd, date } = await fetchRates(url);
  const { changed, before } = await changedRates(database, unitsPerUsd);
  const codes = Object.keys(changed) as (keyof NewRates)[];
  const wild = codes.filter((code) => !isCredible(changed[code], before[code]));
  if (wild.length > 0) {
    log.error(
      { before, said: unitsPerUsd, wild },
      'exchange rates not believed: npm run rates sets them by hand',
    );
    return {};
  }
  const now = new Date();
  await storeRates(database, changed, now);
  confirmRates(unitsPerUsd, date, now);
  if (codes.length > 0) log.info({ changed }, 'exchange rates changed');
  return changed;
}

function isCredible(now = 0, before = now): boolean {
  return now / before <= MOST_CHANGE && before / now <= MOST_CHANGE;
}
