import { readdirSync, type ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Hashed files never change. Other files are revalidated after an hour. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Whether a path is that of a bundled file, whose name contains a hash of its content. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/_astro/');
}

/** Milliseconds between two searches of the folder for new files. */
const SEARCH_INTERVAL_MS = 1_000;

/** Files of the build (`/_astro/…`, with precompressed variants) and of `public`. */
export class StaticFiles {
  readonly #folder: string;
  /** Paths that may be sent. */
  #paths: ReadonlySet<string> = new Set();
  #serve: ReturnType<typeof sirv> = () => undefined;
  #lookedAt = -Infinity;

  constructor(folder: string) {
    this.#folder = folder;
    this.#look();
  }

  /**
   * Whether a path is that of a public file. While the process runs, a deploy may add hashed files of the next
   * release, which pages of new workers already use. Files are never removed or changed.
   */
  has(pathname: string): boolean {
    if (this.#paths.has(pathname)) return true;
    if (!isHashed(pathname) || performance.now() - this.#lookedAt < SEARCH_INTERVAL_MS) return false;
    this.#look();
    return this.#paths.has(pathname);
  }

  /**
   * Sends the file of a request, always as a whole: nobody needs a part of these files, a server may ignore `Range`
   * (RFC 9110, section 14.2), and sirv throws at a range that ends before it begins.
   */
  send(req: IncomingMessage, res: ServerResponse, extra: Record<string, string>): void {
    for (const [name, value] of Object.entries(extra)) res.setHeader(name, value);
    delete req.headers.range;
    res.once('pipe', (source) => endTogether(source as ReadStream, res));
    this.#serve(req, res, () => void res.writeHead(404).end());
  }

  #look(): void {
    this.#lookedAt = performance.now();
    this.#paths = new Set(listFiles(this.#folder).filter(isPublic));
    this.#serve = sirv(this.#folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (res, pathname) => {
        res.setHeader('Cache-Control', isHashed(pathname) ? IMMUTABLE : HOUR);
      },
    });
  }
}

/** Closes a file whose receiver has gone, and ends a response whose file cannot be read: sirv does neither. */
function endTogether(file: ReadStream, res: ServerResponse): void {
  file.once('error', () => res.destroy());
  res.once('close', () => file.destroy());
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}

/** Precompressed variants are sent only instead of their file, never by their own name. */
function isPublic(pathname: string): boolean {
  return !/\.(br|gz)$/.test(pathname) && !pathname.includes('/.');
}
