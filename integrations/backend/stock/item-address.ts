import { slugify } from '@tourbillon/domain/sections/slugify.ts';
import { fold } from '../language/fold.ts';
import { toLatin } from '../language/transliterate.ts';

/** Maximum number of characters of a slug before the stock number. */
const MOST = 100;

/** A text as a slug, in Latin letters. */
export function latinWord(text: string): string {
  return slugify(toLatin(fold(text)));
}

/**
 * Slug of a new item: brand, model or collection, reference, stock number. It never changes afterwards (decision 9).
 * @param isTaken whether another item has the slug, because two numbers may differ only in punctuation.
 */
export function itemAddress(
  {
    brand,
    name,
    reference,
    number,
  }: { brand: string; name: string | null; reference: string | null; number: string },
  isTaken: (url: string) => boolean,
): string {
  const words = latinWord([brand, name, reference].filter(Boolean).join(' ')).slice(0, MOST);
  const base = [words, latinWord(number)].filter(Boolean).join('-').replace(/-{2,}/g, '-') || 'item';
  let url = base;
  for (let more = 2; isTaken(url); more += 1) url = `${base}-${more}`;
  return url;
}
