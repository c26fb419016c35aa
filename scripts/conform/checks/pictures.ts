import { isImageSrc } from '../../../src/addresses/image-address.ts';
import type { ConformanceCheck } from './check.ts';

/** Pictures have names that the storefront can serve, and an original is requested once. */
export const picturesCheck: ConformanceCheck = {
  name: 'names and originals of pictures',
  async *run({ backend, examples }) {
    for (const { word, items } of examples.lists) {
      const all = items.flatMap((item) => item.pictures.map((picture) => ({ ...picture, of: item.url })));
      for (const { src, of } of all) if (!isImageSrc(src)) yield `${word}: ${of} has a picture named ${src}`;
      const empty = all.find(({ width, height }) => width === 0 || height === 0);
      if (empty) yield `${word}: the picture ${empty.src} has no size`;
      const [first] = all;
      if (!first || !isImageSrc(first.src)) continue;
      const original = await backend.request(`/media/${first.src}`);
      await original.arrayBuffer();
      const etag = original.headers.get('etag');
      if (original.status !== 200 || !original.headers.get('content-type')?.startsWith('image/')) {
        yield `/media/${first.src} is answered ${original.status} ${original.headers.get('content-type') ?? ''}, not with a picture`;
      } else if (!etag) {
        yield `/media/${first.src} has no ETag`;
      } else {
        const again = await backend.request(`/media/${first.src}`, { headers: { 'if-none-match': etag } });
        await again.arrayBuffer();
        if (again.status !== 304)
          yield `/media/${first.src} is answered ${again.status} to its own ETag, not 304`;
      }
    }
  },
};
