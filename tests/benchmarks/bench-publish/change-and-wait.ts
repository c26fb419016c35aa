import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { fetchPage } from '../measure/fetch-page.ts';
import { postJson } from '../../../scripts/publish/post-json.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import { articleText, CHANGED, changedFile } from './content.ts';

/** A change, and the storefronts that have to show it. */
interface Change {
  site: ThrowawaySite;
  /** The content folder. */
  content: string;
  secret: string;
  /** A string in the new text. */
  mark: string;
  /** Ports of the storefronts that have to show it. */
  ports: number[];
  /** When the change was made before: only wait, from this value of `performance.now`. */
  since?: number;
}

/** Milliseconds between two checks of the pages. */
const CHECK_INTERVAL = 20;

/** Saves the article in four languages, orders to publish, and waits until every host of every storefront shows it. */
export async function changeAndWait(change: Change): Promise<{ ms: number; renewed: number }> {
  const { site, content, secret, mark, ports } = change;
  let order: Promise<number> = Promise.resolve(0);
  let since = change.since;
  if (since === undefined) {
    for (const locale of LOCALES) await writeFile(changedFile(content, locale), articleText(1, locale, mark));
    since = performance.now();
    order = sendOrder(site, secret);
  }
  await Promise.all(
    ports.flatMap((port) =>
      LOCALES.map(async (locale) => {
        const host = new URL(site.origins[locale]).host;
        while (!(await fetchPage(port, host, `/article/${CHANGED}/`)).includes(mark))
          await wait(CHECK_INTERVAL);
      }),
    ),
  );
  return { ms: performance.now() - since, renewed: await order };
}

async function sendOrder(site: ThrowawaySite, secret: string): Promise<number> {
  const body = JSON.stringify({ nonce: randomUUID() });
  const { timestamp, signature } = sign(secret, body, Date.now());
  const headers = {
    Host: new URL(site.origins.ru).host,
    'X-Publish-Timestamp': timestamp,
    'X-Publish-Signature': signature,
  };
  const reply = await postJson({ host: '127.0.0.1', port: site.port, path: '/api/publish', headers }, body);
  if (reply?.status !== 200) throw new Error(`The order to publish was answered with ${reply?.status}`);
  const { renewed = [], failed = [] } = (reply?.body ?? {}) as { renewed?: string[]; failed?: string[] };
  if (failed.length > 0) throw new Error(`Pages failed: ${failed.join(', ')}`);
  return renewed.length;
}
