import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { ImageService } from '../media/image-service.ts';
import type { ShareImages } from '../media/share/share-images.ts';
import type { AdmissionControl } from '../platform/load-shedding.ts';
import type { ApiHandler } from '../gateway/api-handler.ts';
import type { FormHandler } from '../submissions/form-handler.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { ProductFeeds } from '../product-feeds/product-feeds.ts';
import type { PublishHandler } from '../publishing/publish-handler.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import type { UploadHandler } from '../uploads/upload-handler.ts';
import type { StaticFiles } from './static-files.ts';

/** The parts of the server. */
export interface ServerParts {
  hosts: Hosts;
  headers: SecurityHeaders;
  pages: Pages;
  files: StaticFiles;
  api: ApiHandler;
  forms: FormHandler;
  images: ImageService;
  share: ShareImages;
  feeds: ProductFeeds;
  publish: PublishHandler;
  uploads: UploadHandler;
  admission: AdmissionControl;
  /** The network a request comes from. */
  network: (req: IncomingMessage) => string;
  log: Logger;
}
