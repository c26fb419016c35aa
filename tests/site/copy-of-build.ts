import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../scripts/processes/programs.ts';

/** Pages that a publisher is writing end so; renamed when whole, they would be gone before they are copied. */
const HALF_WRITTEN = '.tmp';

/**
 * Copies the build and the current pages of a running site for another storefront.
 * @param prerendered whether the copy has the prerendered pages. A storefront with other addresses or another
 * backend renders all of them again, which takes many seconds of processor time; without them it renders each
 * page on request.
 * @returns the new folder; whoever asked removes it.
 */
export async function copyOfBuild({ dist: from }: { dist: string }, prerendered = true): Promise<string> {
  const dist = await mkdtemp(fileOf('.runtime/site-'));
  const pages = path.join(from, 'pages');
  const isWanted = (name: string) => !name.endsWith(HALF_WRITTEN) && (prerendered || name !== pages);
  await cp(from, dist, { recursive: true, filter: isWanted });
  return dist;
}
