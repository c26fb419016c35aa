import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { brandPage } from '@tourbillon/domain/texts/brand-page.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import { readDocument } from '../content-store/read-document.ts';
import { readBrandPages } from '../content-store/text-pages.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/**
 * Texts of the shop about brands, of one kind of goods or of all (§7 `property brand about`). A brand with a text page
 * only is described with the description of that page.
 */
export function brandAboutHandler({ database, catalogue }: HandlerServices): Handler<'brandAbout'> {
  return async ({ catalogType }, { locale }) => {
    const [texts = [], pages] = await Promise.all([
      readDocument(database, 'brands'),
      readBrandPages(database, locale),
    ]);
    const short = new Map(
      texts.map((text) => [
        brandPage(SECTIONS[text.section].list, text.brand),
        { ...text, about: text[locale] },
      ]),
    );
    const all = [...short.values(), ...[...pages].flatMap(([slug, page]) => (short.has(slug) ? [] : [page]))];
    const { brands } = catalogue.current();
    return {
      data: all.flatMap(({ brand: name, section, about }) => {
        const brand = brands.get(name);
        if (!brand || (catalogType && section !== catalogType)) return [];
        const page = brandPage(SECTIONS[section].list, name);
        return {
          slug: brand.slug,
          title: brandTitle(brand, locale),
          catalog_type: section,
          about,
          page: pages.has(page) ? page : null,
        };
      }),
    };
  };
}
