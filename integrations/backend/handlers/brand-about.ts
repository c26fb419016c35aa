import { brandTitle } from '../catalogue/item-names.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, Parts } from './handlers.ts';

/** Texts of the shop about brands, of one kind of goods or of all (§7 `property brand about`). */
export function brandAboutHandler({ database, catalogue }: Parts): Handler<'brandAbout'> {
  return async ({ catalogType }, { locale }) => {
    const texts = (await readDocument(database, 'brands')) ?? [];
    const { brands } = catalogue.current();
    return {
      data: texts.flatMap((text) => {
        const brand = brands.get(text.brand);
        if (!brand || (catalogType && text.section !== catalogType)) return [];
        return {
          slug: brand.slug,
          title: brandTitle(brand, locale),
          catalog_type: text.section,
          about: text[locale],
        };
      }),
    };
  };
}
