import { cp, mkdtemp } from 'node:fs/promises';
import { fileOf } from '../../scripts/processes/programs.ts';

/** Pages that a publisher is writing end so; renamed when whole, they would be gone before they are copied. */
const HALF_WRITTEN = '.tmp';

/**
 * Copies the build and the current pages of a running site for another storefront.
 * @returns the new folder; whoever asked removes it.
 */
export async function copyOfBuild({ dist: from }: { dist: string }): Promise<string> {
  const dist = await mkdtemp(fileOf('.runtime/site-'));
  await cp(from, dist, { recursive: true, filter: (name) => !name.endsWith(HALF_WRITTEN) });
  return dist;
}
