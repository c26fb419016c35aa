import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../scripts/processes/programs.ts';
import { linkTree } from './link-tree.ts';
import { readSharedSite } from './site.ts';

/**
 * A copy of a build for another storefront, in the folder of the project, so that the built server finds its
 * packages. @param prerendered whether it has the prerendered pages. A storefront with other addresses or another
 * backend renders all of them again, which takes many seconds of processor time; without them it renders each page
 * on request. @param dist by default the common build.
 */
export async function copyBuild(prerendered: boolean, dist = readSharedSite().dist): Promise<string> {
  const copy = await mkdtemp(fileOf('.runtime/site-'));
  const pages = path.join(dist, 'pages');
  await linkTree(dist, copy, (file) => prerendered || file !== pages);
  return copy;
}
