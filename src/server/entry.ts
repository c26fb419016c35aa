import cluster from 'node:cluster';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { allowSlowCalls } from '../backend-client/deadline.ts';
import { followPauses } from '../backend-client/call-pause.ts';
import { startDeliveryWorker, sweepSoon } from '../submissions/delivery-worker.ts';
import { configuration } from '../platform/configuration.ts';
import { openReports } from '@tourbillon/platform/reports/sentry.ts';
import { openImages, openShareImages } from '../media/open-images.ts';
import { ARRIVAL } from '../platform/http/arrival.ts';
import { TRUSTED_TYPES } from '../platform/http/trusted-types.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import {
  type PrerenderParts,
  type PrerenderReport,
  prerenderAll as renderAll,
  renderSome,
} from '../publishing/prerender.ts';
import { AdmissionControl } from '../platform/load-shedding.ts';
import { PrerenderedStore } from '../page-cache/prerendered-store.ts';
import { ApiHandler } from '../gateway/api-handler.ts';
import { respondThroughGateway } from '../gateway/respond.ts';
import { setFragmentCache } from '../fragments/fragment-cache.ts';
import { FormHandler } from '../submissions/form-handler.ts';
import { registerServerMetrics } from './server-metrics.ts';
import { createLimitedServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { loadPagesOnce } from './load-pages-once.ts';
import { log } from '../platform/log.ts';
import { Neighbours } from '../page-cache/neighbours.ts';
import { pageCache } from '../page-cache/page-cache.ts';
import { Pages } from '../page-cache/pages.ts';
import { policyHeaders } from '../platform/http/content-security-policy.ts';
import { ProductFeeds } from '../product-feeds/product-feeds.ts';
import { PublishHandler } from '../publishing/publish-handler.ts';
import { Renderer } from './renderer.ts';
import { requestId } from '../platform/request-context.ts';
import { theRobotCheck } from '../robots/robot-check.ts';
import { recaptchaHosts } from '../robots/recaptcha.ts';
import { tilesOrigin } from '../platform/http/tiles-origin.ts';
import { serveUntilStopped } from './serve.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { StaticFiles } from './static-files.ts';
import { restrictFileModes } from '@tourbillon/platform/storage/private-files.ts';
import { processPhotoStore } from '../uploads/open-photo-store.ts';
import { UploadHandler } from '../uploads/upload-handler.ts';
import { openWriteLimits } from '../limits/write-limits.ts';

const app = createApp({ streaming: false });
loadPagesOnce(app.manifest);
const settings = configuration();
const { hosts } = settings;
setFragmentCache(settings.FRAGMENT_CACHE_MB * 1024 ** 2);
const renderer = new Renderer(app, hosts);
const dist = fileURLToPath(new URL('../', import.meta.url));
const prerendered = new PrerenderedStore(path.join(dist, 'pages'));

/**
 * Renders the prerendered pages of all hosts. The backend must be running.
 * @param build identifies the build. Together with the public origins it shows whether pages are out of date.
 */
export async function prerender(
  build: string,
  options: Pick<PrerenderParts, 'onProgress' | 'openHelpers'> = {},
): Promise<PrerenderReport> {
  allowSlowCalls();
  await prerendered.open();
  return renderAll({ renderer, store: prerendered, fingerprint: fingerprintOf(build), ...options });
}

/** Renders some of the pages, on request of the thread that manages the run. */
export function helpPrerender(keys: readonly string[]): ReturnType<typeof renderSome> {
  allowSlowCalls();
  return renderSome(renderer, prerendered, keys);
}

/** Whether the pages on disk were rendered from this build, these public origins and this map. */
export async function isPrerendered(build: string): Promise<boolean> {
  await prerendered.open();
  return prerendered.state.fingerprint === fingerprintOf(build);
}

/** The program of the storefront (`scripts/serve.mjs`). */
export function serve(): Promise<void> {
  return serveUntilStopped(startStorefront);
}

/**
 * Starts the storefront.
 * @returns the listening server. @throws (as a rejected promise) when the port is not available.
 */
async function startStorefront(options: { port: number; host: string }): Promise<Server> {
  await openReports('storefront', settings, requestId);
  restrictFileModes(settings.DATA_DIR);
  await prerendered.open();
  const https = Object.values(hosts.origins).every((origin) => origin.startsWith('https:'));
  // Islands of the personal area are hydrated at once, by scripts of Astro. Other pages have the first two (decision 671).
  const load = app.manifest.clientDirectives.get('load') ?? '';
  const inline = { scripts: [TRUSTED_TYPES, ARRIVAL, load, islandRuntime], https };
  const tiles = settings.MAP_TILES_URL && tilesOrigin(settings.MAP_TILES_URL);
  const recaptcha = recaptchaHosts(settings, hosts.origins);
  const headers = securityHeaders(
    (locale) => policyHeaders({ ...inline, recaptcha: recaptcha[locale], tiles }),
    https,
  );
  const admission = new AdmissionControl({
    most: settings.QUEUE_WAIT_MS,
    atOnce: settings.REQUESTS_AT_ONCE,
  });
  admission.start();
  const limits = openWriteLimits(settings);
  const pages = new Pages({
    prerendered,
    cache: pageCache,
    renderer,
    log,
    admission,
    reads: limits.reads,
    ...(cluster.isWorker && { neighbours: new Neighbours(pageCache) }),
  });
  // Publications are logged even if the log level hides requests.
  const news = log.child({}, log.level === 'warn' ? { level: 'info' } : {});
  const publishing = openPublishing({
    renderer,
    store: prerendered,
    pages,
    log: news,
    configuration: settings,
  });
  const listener = createListener({
    hosts,
    log,
    admission,
    network: (req) => limits.network(req),
    headers,
    pages,
    files: new StaticFiles(path.join(dist, 'client')),
    images: openImages(settings),
    feeds: new ProductFeeds({ hosts, headers: headers.other }),
    share: openShareImages(settings, (locale, path, query) => pages.respond(locale, path, query)),
    api: new ApiHandler({ respond: respondThroughGateway, hosts, headers: headers.other, limits, log }),
    forms: new FormHandler({ renderer, hosts, pages, headers: headers.page, limits, log }),
    uploads: new UploadHandler({
      store: processPhotoStore(),
      robots: theRobotCheck(),
      hosts,
      headers: headers.other,
      limits,
      makeRoom: sweepSoon,
      log,
    }),
    publish: new PublishHandler({ publishing, headers: headers.other, limits, log, configuration: settings }),
  });
  const server = createLimitedServer(listener);
  followPauses();
  startDeliveryWorker();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  publishing.start();
  registerServerMetrics({ pages, admission, publishing });
  server.once('close', () => void publishing.stop());
  return server;
}

function fingerprintOf(build: string): string {
  return JSON.stringify([build, hosts.origins, settings.MAP_TILES_URL, settings.MAP_TILES_CREDIT]);
}
