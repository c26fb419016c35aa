import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { fold } from '../../language/fold.ts';
import { SECTION_WORDS } from '../columns/identity.ts';
import type { XmlElement } from './xml-element.ts';

/** A category of a price list. */
interface Category {
  title: string;
  parent: string | undefined;
}

/** Categories by their ids. */
export type Categories = Map<string, Category>;

/** Stems of words that name a section, in the four languages. */
const STEMS: Readonly<Record<CatalogType, readonly string[]>> = {
  clock: ['часы', 'часов', 'watch', 'годинник', 'soat', 'хронограф'],
  jewelry: [
    ...['ювелир', 'украшен', 'кольц', 'серьг', 'подвес', 'jewel', 'ring', 'earring', 'pendant', 'necklace'],
    ...['ювелір', 'прикрас', 'каблучк', 'сереж', 'zargar', 'taqinchoq', 'uzuk'],
  ],
  accessory: [
    ...['аксессуар', 'сумк', 'ручк', 'запонк', 'зажигалк', 'телефон', 'accessor', 'bag', 'pen', 'cufflink'],
    ...['phone', 'аксесуар', 'запальничк', 'aksessuar', 'sumka'],
  ],
  art: ['искусств', 'живопис', 'картин', 'график', 'art', 'painting', 'мистецтв', 'sanat', 'rasm'],
};

/** Maximum number of ancestors of a category that are checked. */
const MOST_STEPS = 10;

/** The categories in an element `categories`. */
export function categoriesOf({ children }: XmlElement): Categories {
  return new Map(
    children.map(({ attributes, text }) => [
      attributes.id ?? '',
      { title: text.trim(), parent: attributes.parentId },
    ]),
  );
}

/**
 * The section of a category, as a cell of the file: by its title, else by the titles of its ancestors, else by the
 * kind of goods that the offer names. If none names a section, the first text is returned, so that the column reports
 * it. Undefined if there is no text.
 */
export function sectionOf(id: string, categories: Categories, kind: string): string | undefined {
  const titles: string[] = [];
  for (let at: string | undefined = id; at !== undefined && titles.length < MOST_STEPS;) {
    const category = categories.get(at);
    if (category) titles.push(category.title);
    at = category?.parent;
  }
  const all = [...titles, kind].filter(Boolean);
  for (const title of all) {
    const type = typeOf(title);
    if (type) return SECTION_WORDS[type];
  }
  return all[0];
}

function typeOf(title: string): CatalogType | undefined {
  const words = fold(title).match(/\p{L}+/gu) ?? [];
  // Accessories take precedence: "watch accessories" contains words of two sections.
  const found = (Object.keys(STEMS) as CatalogType[]).filter((type) =>
    words.some((word) =>
      STEMS[type].some((stem) => word === stem || (stem.length > 3 && word.startsWith(stem))),
    ),
  );
  return found.includes('accessory') ? 'accessory' : found[0];
}
