import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Hosts, localeOfHost } from '../i18n/hosts.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Pictures } from '../media/pictures.ts';
import type { SharePictures } from '../media/share/share-pictures.ts';
import { readAddress } from './address.ts';
import { makeAnswer, sendAnswer } from './answer.ts';
import type { ApiDoor } from './api-door.ts';
import type { FormDoor } from './form-door.ts';
import { formPage } from './form-pages.ts';
import type { Pages } from './pages.ts';
import { isPublishing, type PublishDoor } from './publish-door.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { limitBody } from './slow-bodies.ts';
import { isUploading, type UploadDoor } from './upload-door.ts';
import { isHashed, type StaticFiles } from './static-files.ts';

/** What the entry is composed of. */
export interface House {
  hosts: Hosts;
  headers: SecurityHeaders;
  pages: Pages;
  files: StaticFiles;
  api: ApiDoor;
  forms: FormDoor;
  pictures: Pictures;
  share: SharePictures;
  publish: PublishDoor;
  uploads: UploadDoor;
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The address that load balancers ask (specification section 2, decision 20). */
const HEALTH = '/heals-check/';

/** The way of a request through the house, in order: host, address, api, forms, method, pictures, files, pages. */
export function createListener(house: House): RequestListener {
  return (req, res) => {
    limitBody(req, res);
    const locale = localeOfHost(house.hosts, req.headers.host);
    if (!locale) return text(house, req, res, 421, 'This host is not served here.');
    const address = readAddress(req.url ?? '/');
    if (address.kind === 'api') {
      if (isPublishing(req)) return void house.publish.pass(req, res);
      if (isUploading(req)) return void house.uploads.pass(req, res, locale);
      return void house.api.pass(req, res, locale);
    }
    if (req.method === 'POST' && address.kind === 'page' && formPage(address.path)) {
      return void house.forms.pass(req, res, locale, address.path + address.query);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return void error(house, req, res, locale, 405);
    }
    switch (address.kind) {
      case 'malformed':
        return void error(house, req, res, locale, 400);
      case 'moved':
        return redirect(house, req, res, address.location);
      case 'picture':
        return void picture(house, req, res, locale, address.path);
      case 'share':
        return void share(house, req, res, locale, address.path, address.query);
      case 'file':
        return void file(house, req, res, locale, address.path);
      case 'page':
        if (address.path === HEALTH) return health(house, req, res);
        return void page(house, req, res, locale, address.path, address.query);
    }
  };
}

async function page(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
  query: string,
): Promise<void> {
  const answer = await house.pages.answer(locale, path, query, req.headers['accept-encoding']);
  sendAnswer(req, res, answer, house.headers.page[locale]);
}

async function picture(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
): Promise<void> {
  const answer = await house.pictures.answer(locale, path);
  sendAnswer(req, res, answer, answer.status === 200 ? house.headers.part : house.headers.other);
}

async function share(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
  query: string,
): Promise<void> {
  const answer = await house.share.answer(locale, path, query);
  sendAnswer(req, res, answer, answer.status === 200 ? house.headers.part : house.headers.other);
}

async function file(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
): Promise<void> {
  // Files that differ per host (robots.txt, manifest) are pages rendered ahead.
  if (house.files.has(path)) {
    return house.files.send(req, res, isHashed(path) ? house.headers.part : house.headers.other);
  }
  const answer = await house.pages.answer(locale, path, '', req.headers['accept-encoding']);
  sendAnswer(req, res, answer, answer.status === 200 ? house.headers.other : house.headers.page[locale]);
}

async function error(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  status: number,
): Promise<void> {
  sendAnswer(req, res, await house.pages.error(locale, status), house.headers.page[locale]);
}

function redirect(house: House, req: IncomingMessage, res: ServerResponse, location: string): void {
  const headers = { ...TEXT, 'Cache-Control': 'public, max-age=3600', Location: location };
  sendAnswer(req, res, makeAnswer(301, headers, Buffer.alloc(0)), house.headers.other);
}

function health(house: House, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...TEXT, 'X-Robots-Tag': 'noindex' };
  // Status 200 with no validator: a health check must never be a 304.
  const answer = { ...makeAnswer(200, headers, Buffer.from('ok')), etag: '"ok"' };
  delete req.headers['if-none-match'];
  sendAnswer(req, res, answer, house.headers.other);
}

function text(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  sentence: string,
): void {
  sendAnswer(req, res, makeAnswer(status, TEXT, Buffer.from(sentence)), house.headers.other);
}
