import type { Context, Hono } from 'hono';
import { Readable } from 'node:stream';
import { isLinkGood } from '../uploads/photo-link.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

const MEDIA = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

/**
 * Adds `{base}/photo/{file}`: files of requests, for people with a signed link. A PDF is always a download, because
 * it may contain scripts.
 * @param opened called before a file is sent.
 */
export function addPhotoRoute(
  app: Hono,
  base: string,
  { folder, key }: { folder: UploadFolder; key: string },
  opened: (context: Context) => Promise<void>,
): void {
  app.get(`${base}/photo/:file{[0-9a-f]{32}\\.(?:jpeg|pdf)}`, async (context) => {
    const file = context.req.param('file');
    const [id = '', ending] = file.split('.');
    const type = ending === 'pdf' ? 'pdf' : 'jpeg';
    const { expires = '', signature = '' } = context.req.query();
    const found = isLinkGood({ file, expires, signature }, key) && (await folder.read(id, type));
    if (!found) return context.notFound();
    await opened(context);
    return context.body(Readable.toWeb(found.stream) as ReadableStream, 200, {
      'Content-Type': MEDIA[type],
      'Content-Length': String(found.bytes),
      'Content-Disposition': `${type === 'pdf' ? 'attachment' : 'inline'}; filename="${file}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    });
  });
}
