import { inLocale, type Locale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';

/** The longest title, and the shortest and longest description, that make a whole result of a search engine. */
const MAX_TITLE = 60;
const DESCRIPTION = { least: 110, most: 155 };

const DASH: LocalText = { ru: ' — ', en: ' – ', ua: ' — ', uz: ' – ' };

/** The title of a page and the name of the shop, where both fit. */
export function titleWithShop(title: string, shop: string | undefined, locale: Locale): string {
  if (!shop || title.includes(shop)) return title;
  return firstFitting([title + inLocale(DASH, locale) + shop, title]);
}

/** The first of these titles that a result shows whole; the last if none is. */
export function firstFitting(titles: readonly string[]): string {
  return titles.find((title) => title.length <= MAX_TITLE) ?? titles.at(-1) ?? '';
}

/**
 * A description that contains only whole sentences. A short one ends with the shop's name and slogan, or with the one
 * of them that fits.
 */
export function resultDescription(text: string, shop: { name: string; slogan: string } | undefined): string {
  const whole = wholeSentences(text);
  if (!shop || whole.length >= DESCRIPTION.least) return whole;
  const { name, slogan } = shop;
  const ended = /[.!?…]$/.test(whole) ? whole : `${whole}.`;
  const longer = [`${name}: ${slogan}`, slogan, name].map((owner) => `${ended} ${owner}.`);
  return longer.find(({ length }) => length <= DESCRIPTION.most) ?? whole;
}

function wholeSentences(description: string): string {
  if (description.length <= DESCRIPTION.most) return description;
  const cut = description.replace(/(?<=[.!?;]) [^.!?]+[.!?]$/, '');
  return cut === description ? description : wholeSentences(cut);
}
