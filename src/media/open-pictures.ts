import path from 'node:path';
import { readAddresses } from '../backend/addresses.ts';
import { reportError } from '../backend/report.ts';
import { Pictures } from './pictures.ts';

/** The pictures of a storefront set up by the environment: `BACKEND_URL_*` and so on, and `DATA_DIR`. */
export function openPictures(env: Record<string, string | undefined>): Pictures {
  return new Pictures({
    addresses: readAddresses(env),
    folder: path.resolve(env.DATA_DIR || './.data', 'pictures'),
    report: (error) => reportError(error, { room: 'media' }),
  });
}
