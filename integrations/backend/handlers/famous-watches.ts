import { famousPicture } from '../media/content-pictures.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { readTranslated } from '../content-store/read-translated-document.ts';

/** Watches of famous people, the oldest first, with their brand and collection in the catalogue. */
export function famousWatchesHandler({
  database,
  catalogue,
  illustrations,
}: HandlerServices): Handler<'famousWatches'> {
  return async (_request, { locale }) => {
    const { brands, collectionsById, sections } = catalogue.current();
    const watches = await readTranslated(database, 'famous', locale);
    const collections = [...collectionsById.values()];
    return {
      data: watches
        .sort((one, other) => one.entry.year - other.entry.year)
        .map(({ entry, words, lang }) => {
          const brand = sections.has('clock') ? brands.get(entry.brand ?? '') : undefined;
          const collection = collections.find(
            ({ brandId, slug }) => brandId === brand?.id && slug === entry.collection,
          );
          return {
            id: entry.id,
            year: entry.year,
            kind: entry.kind,
            watch: entry.watch,
            ...words,
            picture: famousPicture(illustrations, entry),
            brand: brand ? { id: brand.slug, title: brand.title } : null,
            collection: collection ? { id: collection.slug, title: collection.title } : null,
            lang,
          };
        }),
    };
  };
}
