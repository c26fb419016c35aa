import { rm } from 'node:fs/promises';
import path from 'node:path';
import { indexFile } from '../../src/page-cache/prerendered-index.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { stopSignal } from '../processes/shutdown.ts';
import type { Supervised } from '../processes/workers/supervise.ts';

/** Makes the pages of an older build or configuration unknown to a storefront that starts. */
export async function forgetPages(dist: string): Promise<void> {
  await rm(indexFile(path.join(dist, 'pages')), { force: true });
}

/**
 * Renders the prerendered pages of a site that is served already, which renders each on request until then (decision
 * 722). A failure leaves the site as it is.
 * @param render renders all of them.
 */
export async function renderWhileServing(
  render: () => Promise<unknown>,
  storefront: Pick<Supervised, 'takePages'>,
): Promise<void> {
  // The site may have been stopped while it started.
  if (stopSignal.aborted) return;
  try {
    await render();
    storefront.takePages();
  } catch (error) {
    if (stopSignal.aborted) return;
    console.error(error instanceof Problem ? error.message : error);
    console.error(
      'Each page is rendered when somebody asks for it. The next start renders all of them again.',
    );
  }
}
