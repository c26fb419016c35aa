import type { Challenge } from 'altcha-lib';
import path from 'node:path';
import { pino } from 'pino';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { PhotoStore } from '../uploads/photo-store.ts';
import { makeResponse } from '../platform/http/response.ts';
import { ApiHandler } from '../gateway/api-handler.ts';
import { FormHandler } from '../submissions/form-handler.ts';
import type { ServerParts } from './server-parts.ts';
import type { Pages } from '../page-cache/pages.ts';
import { policyHeaders } from '../platform/http/content-security-policy.ts';
import { PublishHandler } from '../publishing/publish-handler.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { UploadHandler } from '../uploads/upload-handler.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

/** A server for tests. */
export interface TestServer {
  parts: ServerParts;
  /** Number of forms that reached their page. */
  forms: () => number;
}

/** A header that makes this server's limits refuse a request. */
export const TOO_OFTEN = 'X-Forwarded-For: too-often';

/**
 * The real handlers of the site, with mocks for page rendering.
 * @param data folder for stored files. @param busy whether it refuses requests because of overload.
 */
export function openTestServer(data: string, busy = false): TestServer {
  let forms = 0;
  const log = pino({ level: 'silent' });
  const hosts = readHosts({});
  const headers = securityHeaders(
    () => policyHeaders({ scripts: [], https: false, recaptcha: false }),
    false,
  );
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const pages = {
    respond: async () => makeResponse(200, html, Buffer.from('page')),
    error: async (_: string, status: number) => makeResponse(status, html, Buffer.from(`error ${status}`)),
  } as unknown as Pages;
  const renderer = {
    form: async () => {
      forms += 1;
      return makeResponse(200, html, Buffer.from('thanks'));
    },
  } as unknown as Renderer;
  const limits: WriteLimits = {
    wait: async ({ headers: given }) => (given['x-forwarded-for'] === 'too-often' ? 60 : 0),
    reads: { wait: () => 0 },
    network: () => '192.0.2.1',
  };
  const parts = { renderer, hosts, limits, log };
  const made = {
    hosts,
    headers,
    log,
    pages,
    feeds: { has: () => false },
    files: {
      has: (name: string) => name.startsWith('/_astro/'),
      send: (_: unknown, res: { writeHead(status: number): { end(text: string): void } }) =>
        res.writeHead(200).end('file'),
    },
    images: {
      respond: async () => makeResponse(200, { 'Content-Type': 'image/avif' }, Buffer.from('picture')),
    },
    api: new ApiHandler({ ...parts, respond: async () => Response.json({}), headers: headers.other }),
    forms: new FormHandler({ ...parts, pages, headers: headers.page }),
    uploads: new UploadHandler({
      ...parts,
      store: new PhotoStore(path.join(data, 'photos')),
      robots: { demand: async () => ({}) as Challenge, workOf: async () => 1 },
      makeRoom: () => undefined,
      headers: headers.other,
    }),
    publish: new PublishHandler({
      publishing: {} as Publishing,
      headers: headers.other,
      limits,
      log,
      configuration: { DATA_DIR: data, PUBLISH_SECRET: 'secret of the test' },
    }),
    network: limits.network,
    admission: { refuses: () => busy, count: () => undefined },
  };
  return { parts: made as unknown as ServerParts, forms: () => forms };
}
