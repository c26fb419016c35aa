import type { Hono } from 'hono';
import type { Drawings } from '../media/drawings.ts';

/** Cache for a year: a changed picture has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Adds `{base}/media/{catalogType}/{itemUrl}/{name}`: originals of pictures, as cards and items name them. */
export function addImageRoute(app: Hono, base: string, drawings: Drawings): void {
  app.get(`${base}/media/:catalogType/:itemUrl/:name`, async (context) => {
    const { catalogType, itemUrl, name } = context.req.param();
    const drawing = await drawings.find(catalogType, itemUrl, name);
    if (!drawing) return context.notFound();
    context.header('ETag', drawing.etag);
    context.header('Cache-Control', drawing.lasting ? FOR_EVER : 'no-store');
    // If a drawing is opened as a document, it may not run scripts or load anything.
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (context.req.header('If-None-Match') === drawing.etag) return context.body(null, 304);
    return context.body(drawing.body, 200, { 'Content-Type': drawing.type });
  });
}
