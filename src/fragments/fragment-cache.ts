import { LRUCache } from 'lru-cache';

/** Default size of the cache in bytes. */
const SIZE = 16 * 1024 ** 2;

/** A character of a text takes two bytes, or one in the English pages. */
const BYTES = 2;

/** Not kept with these: Astro writes a script, a style or the code of islands once a page, where it comes first. */
const BELONGS_TO_PAGE = /<script|<astro-island|<style/;

let fragments: LRUCache<string, string> | undefined = open(SIZE);

/**
 * Sets the size of the cache and empties it. All pages of a process share it.
 * @param bytes 0 for no cache: every fragment is rendered for every page.
 */
export function setFragmentCache(bytes: number): void {
  fragments = bytes > 0 ? open(bytes) : undefined;
}

/**
 * A piece of HTML that pages share.
 * @param key everything that the fragment shows or depends on: two different fragments never have the same key, so
 * nothing has to be invalidated.
 */
export function cachedFragment(key: string): string | undefined {
  return fragments?.get(key);
}

/** Keeps a fragment for other pages, unless it contains something that belongs to its page. */
export function keepFragment(key: string, html: string): void {
  if (fragments && !BELONGS_TO_PAGE.test(html)) fragments.set(key, html);
}

/**
 * A fragment from the cache, at once, or else rendered and kept.
 * @param finish makes the HTML of this page of it.
 */
export function fragmentOf(
  key: string,
  render: () => Promise<string>,
  finish: (html: string) => string,
): string | Promise<string> {
  const kept = cachedFragment(key);
  if (kept !== undefined) return finish(kept);
  return render().then((html) => {
    keepFragment(key, html);
    return finish(html);
  });
}

/** A text as Astro writes it in an attribute. */
export function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Number of fragments and their bytes. */
export function fragmentFigures(): { count: number; bytes: number } {
  return { count: fragments?.size ?? 0, bytes: fragments?.calculatedSize ?? 0 };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * A number for data that never change, such as a frozen response of the backend: short for a key, and different after
 * the backend has responded again.
 */
export function numberOf(data: object): number {
  let number = numbers.get(data);
  if (number === undefined) numbers.set(data, (number = last += 1));
  return number;
}

function open(bytes: number): LRUCache<string, string> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (html, key) => (html.length + key.length) * BYTES,
  });
}
