import { configuration } from '../configuration/configuration.ts';
import { openItemPhotographs } from '../photographs/open-item-photographs.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';

/** Opens the photographs of a data directory, or of its bucket, for a command of the staff. */
export function openStockPhotographs(dataDir: string): Promise<PhotographStore> {
  return openItemPhotographs(
    dataDir,
    configuration(),
    (message) => void process.stderr.write(`${message}\n`),
  );
}
