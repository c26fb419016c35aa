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

/** Beginnings of words that name a section in one of the four languages. */
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

/** Categories between a category and the top that are looked at. */
const MOST_STEPS = 10;

/** The categories of an element `categories`. */
export function categoriesOf({ children }: XmlElement): Categories {
  return new Map(
    children.map(({ attributes, text }) => [
      attributes.id ?? '',
      { title: text.trim(), parent: attributes.parentId },
    ]),
  );
}

/**
 * The section of a category as the file's column has it: by its title, else by those above it, else by the kind of goods
 * that the offer names. What says none of the four stays as it is, and is refused by its name. Undefined without any.
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
  // The first word that says something: "watch accessories" are watches' only by their second.
  const found = (Object.keys(STEMS) as CatalogType[]).filter((type) =>
    words.some((word) =>
      STEMS[type].some((stem) => word === stem || (stem.length > 3 && word.startsWith(stem))),
    ),
  );
  return found.includes('accessory') ? 'accessory' : found[0];
}
