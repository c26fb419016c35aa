import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Hashed files never change under their name; others are asked for again after an hour. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Whether a path names a file of the bundle, which is named by its content. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/_astro/');
}

/** Files of the build (`/_astro/…`, compressed beside themselves) and of `public`. */
export class StaticFiles {
  /** Paths that may be sent; the folder does not change while the process lives. */
  readonly #paths: ReadonlySet<string>;
  readonly #serve: ReturnType<typeof sirv>;

  constructor(folder: string) {
    this.#paths = new Set(listFiles(folder).filter(isPublic));
    this.#serve = sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (res, pathname) => {
        res.setHeader('Cache-Control', isHashed(pathname) ? IMMUTABLE : HOUR);
      },
    });
  }

  /** Whether a path names a file that may be sent. */
  has(pathname: string): boolean {
    return this.#paths.has(pathname);
  }

  send(req: IncomingMessage, res: ServerResponse, extra: Record<string, string>): void {
    for (const [name, value] of Object.entries(extra)) res.setHeader(name, value);
    this.#serve(req, res, () => void res.writeHead(404).end());
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}

/** Compressed forms are sent in place of their file, never by name. */
function isPublic(pathname: string): boolean {
  return !/\.(br|gz)$/.test(pathname) && !pathname.includes('/.');
}
