import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { Problem } from '../bootstrap/problem.mjs';
import type { Settings } from '../processes/settings.ts';
import { postJson } from './post-json.ts';

const response = v.object({
  renewed: v.array(v.string()),
  removed: v.array(v.string()),
  failed: v.array(v.string()),
  ms: v.number(),
  waiting: v.number(),
});

/** Response to an order to renew pages. */
export type RenewalResult = v.InferOutput<typeof response>;

/**
 * Asks the running storefront to render the changed pages at once and to name them.
 * @param since changes after this time count, milliseconds of the epoch.
 * @returns undefined when no storefront runs here. @throws Problem when the running one refuses the order.
 */
export async function renewPages(
  settings: Settings,
  secret: string,
  since: number,
): Promise<RenewalResult | undefined> {
  const [locale = 'ru'] = settings.locales;
  const body = JSON.stringify({ import: false, since, nonce: randomUUID() });
  const { timestamp, signature } = sign(secret, body, Date.now());
  const reply = await postJson(
    {
      host: settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host,
      port: settings.port,
      path: '/api/publish',
      headers: {
        Host: new URL(settings.origins[locale]).host,
        'X-Publish-Timestamp': timestamp,
        'X-Publish-Signature': signature,
      },
    },
    body,
  );
  if (!reply) return undefined;
  const read = v.safeParse(response, reply.body);
  if (reply.status === 200 && read.success) return read.output;
  throw new Problem(
    `The storefront on port ${settings.port} did not take the order (status ${reply.status}). ` +
      `Give this command the same PORT, DATA_DIR, SITE_URL_${locale.toUpperCase()} and PUBLISH_SECRET.`,
  );
}
