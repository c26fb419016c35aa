import path from 'node:path';
import { readAddresses } from '../backend-client/backend-addresses.ts';
import { reportError } from '../platform/errors/report.ts';
import type { Answer } from '../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Pictures } from './pictures.ts';
import { SharePictures } from './share/share-pictures.ts';

type Environment = Record<string, string | undefined>;

/** The pictures of a storefront set up by the environment: `BACKEND_URL_*` and so on, and `DATA_DIR`. */
export function openPictures(env: Environment): Pictures {
  return new Pictures(partsOf(env));
}

/** The pictures of its shared links. @param page the answer to a page, which names its picture. */
export function openSharePictures(
  env: Environment,
  page: (locale: Locale, path: string, query: string) => Promise<Answer>,
): SharePictures {
  return new SharePictures({ ...partsOf(env), page });
}

function partsOf(env: Environment) {
  return {
    addresses: readAddresses(env),
    folder: path.resolve(env.DATA_DIR || './.data', 'pictures'),
    report: (error: unknown) => reportError(error, { room: 'media' }),
  };
}
