import path from 'node:path';
import type { Configuration } from '../platform/configuration.ts';
import { reportError } from '../platform/errors/report.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ImageService } from './image-service.ts';
import { ShareImages } from './share/share-images.ts';

type Settings = Pick<Configuration, 'backends' | 'DATA_DIR'>;

/** Opens the picture service that the configuration describes. */
export function openImages(settings: Settings): ImageService {
  return new ImageService(partsOf(settings));
}

/**
 * Opens the service for pictures of shared links. @param page gets the response of a page, which contains the address
 * of its picture.
 */
export function openShareImages(
  settings: Settings,
  page: (locale: Locale, path: string, query: string) => Promise<BufferedResponse>,
): ShareImages {
  return new ShareImages({ ...partsOf(settings), page });
}

function partsOf(settings: Settings) {
  return {
    addresses: settings.backends,
    folder: path.join(settings.DATA_DIR, 'pictures'),
    report: (error: unknown) => reportError(error, { room: 'media' }),
  };
}
