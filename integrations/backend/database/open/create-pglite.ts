import { PGlite } from '@electric-sql/pglite';
import { PrivateFileSystem } from './private-file-system.ts';

/**
 * Cache of PostgreSQL for pages of tables. All of it is taken from the system at once, for PGlite fills it with zeros;
 * its default of 128 MB is four times what the data of 10,000 items need (decision 694).
 */
const SHARED_BUFFERS = '32MB';

/** Opens a PGlite in a folder, and creates its files when there are none. */
export function createPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new PrivateFileSystem(folder),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}
