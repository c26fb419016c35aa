import type { App } from 'astro/app';
import { detectMissingData } from '../backend-client/missing-data.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { bytesOf } from '../platform/http/page-bytes.ts';
import { type BufferedResponse, makeResponse, REVALIDATE } from '../platform/http/response.ts';
import { LIFE_HEADER } from '../page-cache/cache-provider.ts';
import type { PageLife, PageRenderer, Rendered } from '../page-cache/page-renderer.ts';
import { withinRenderLimit } from './render-limit.ts';

/** Headers that a page sets itself. A page with a secret link is not cached and sends no referrer. */
const OWN_HEADERS = [
  'Content-Type',
  'Location',
  'Cache-Control',
  'Referrer-Policy',
  'Retry-After',
  'X-Robots-Tag',
];

const NO_LIFE: PageLife = { maxAge: 0, swr: 0, tags: [] };

/** Renders pages with the built Astro app. Each request is created here, with a known host and a canonical path. */
export class Renderer implements PageRenderer {
  readonly #app: App;
  readonly #hosts: Hosts;

  constructor(app: App, hosts: Hosts) {
    this.#app = app;
    this.#hosts = hosts;
  }

  /**
   * Renders one page of a locale completely. No data of a visitor is used, so the page may be cached.
   * @throws PageError 504 when it is not rendered in time.
   */
  async page(locale: Locale, target: string): Promise<Rendered | undefined> {
    const request = this.#request(locale, target);
    const routeData = this.#app.match(request);
    if (!routeData) return undefined;
    const render = () => this.#app.render(request, { routeData, locals: { locale } as App.Locals });
    const { result: response, lacks } = await withinRenderLimit(detectMissingData(render));
    return { response: await readResponse(response), life: readLife(response), lacks };
  }

  /** Renders the response of a page to a submitted form. */
  async form(
    locale: Locale,
    target: string,
    init: RequestInit & { clientAddress: string },
  ): Promise<BufferedResponse> {
    const page = await this.#app.render(this.#request(locale, target, init), {
      locals: { locale } as App.Locals,
      clientAddress: init.clientAddress,
    });
    const response = await readResponse(page);
    return { ...response, headers: { ...response.headers, 'Cache-Control': 'no-store' } };
  }

  #request(locale: Locale, target: string, init?: RequestInit): Request {
    return new Request(this.#hosts.origins[locale] + target, init);
  }
}

/** Converts the response of a page, and keeps only the headers that a page may set. */
async function readResponse(response: Response): Promise<BufferedResponse> {
  const headers: Record<string, string> = {
    'Cache-Control': response.headers.get('Cache-Control') ?? REVALIDATE,
  };
  for (const name of OWN_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers[name] = value === 'text/html' ? 'text/html; charset=utf-8' : value;
  }
  return makeResponse(response.status, headers, await bytesOf(response));
}

function readLife(response: Response): PageLife {
  const header = response.headers.get(LIFE_HEADER);
  return header ? (JSON.parse(header) as PageLife) : NO_LIFE;
}
