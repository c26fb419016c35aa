import { LRUCache } from 'lru-cache';

/** Default size of the cache in bytes. */
const DEFAULT_BYTES = 16 * 1024 ** 2;

/** Memory of a character of a key: two bytes, or one. */
const BYTES_PER_CHARACTER = 2;

/** Fragments with these are not cached: Astro writes a script, style or island code only at its first use in a page. */
const BELONGS_TO_PAGE = /<script|<astro-island|<style/;

const encoder = new TextEncoder();

let fragments: LRUCache<string, Fragment> | undefined = open(DEFAULT_BYTES);

/** A fragment as pieces of bytes. Between two pieces is a placeholder, whose text differs by page. */
interface Fragment {
  bytes: readonly Uint8Array[];
  /** Names of the placeholders; one fewer than the pieces. */
  places: readonly string[];
}

/** Texts by the name of their placeholder. The name occurs nowhere else in the HTML. */
export type PlaceTexts = readonly (readonly [place: string, text: string])[];

/**
 * Sets the size of the cache and empties it. All pages of a process share it.
 * @param bytes 0 for no cache: every fragment is rendered for every page.
 */
export function setFragmentCache(bytes: number): void {
  fragments = bytes > 0 ? open(bytes) : undefined;
}

/**
 * A piece of HTML that pages share, from the cache. It is stored as pieces of UTF-8, because encoding it for each page
 * took a tenth of the time of a page (decision 644).
 * @param key everything that the fragment shows or depends on: two different fragments never have the same key, so
 * nothing has to be invalidated.
 * @param texts the texts of its placeholders on this page: plain text in attributes.
 */
export function cachedFragment(key: string, texts: PlaceTexts = []): readonly Uint8Array[] | undefined {
  const kept = fragments?.get(key);
  return kept && fillPlaces(kept, texts);
}

/** A fragment from the cache. If it is missing, it is rendered, and cached unless `BELONGS_TO_PAGE` matches. */
export function fragmentOf(
  key: string,
  render: () => Promise<string>,
  texts: PlaceTexts = [],
): readonly Uint8Array[] | Promise<readonly Uint8Array[]> {
  const cached = cachedFragment(key, texts);
  if (cached) return cached;
  return render().then((html) => {
    const fragment = splitAtPlaces(html, texts);
    if (fragments && !BELONGS_TO_PAGE.test(html)) fragments.set(key, fragment);
    return fillPlaces(fragment, texts);
  });
}

function splitAtPlaces(html: string, texts: PlaceTexts): Fragment {
  if (texts.length === 0) return { bytes: [encoder.encode(html)], places: [] };
  const pattern = new RegExp(`(${texts.map(([place]) => RegExp.escape(place)).join('|')})`);
  const parts = html.split(pattern);
  return {
    bytes: parts.filter((_, index) => index % 2 === 0).map((part) => encoder.encode(part)),
    places: parts.filter((_, index) => index % 2 === 1),
  };
}

function fillPlaces({ bytes, places }: Fragment, texts: PlaceTexts): readonly Uint8Array[] {
  if (places.length === 0) return bytes;
  const written = new Map(texts.map(([place, text]) => [place, encoder.encode(attributeText(text))]));
  return bytes.flatMap((part, index) => {
    const text = written.get(places[index] ?? '');
    return text ? [part, text] : [part];
  });
}

/** A text, escaped as Astro escapes attributes. */
function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Number of fragments and their bytes. */
export function fragmentFigures(): { count: number; bytes: number } {
  return { count: fragments?.size ?? 0, bytes: fragments?.calculatedSize ?? 0 };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * The number of an immutable object, such as a frozen response of the backend. It is a short part of a key; a new
 * response gets a new number.
 */
export function numberOf(data: object): number {
  let number = numbers.get(data);
  if (number === undefined) numbers.set(data, (number = last += 1));
  return number;
}

function open(bytes: number): LRUCache<string, Fragment> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (fragment, key) =>
      fragment.bytes.reduce((sum, part) => sum + part.byteLength, key.length * BYTES_PER_CHARACTER),
  });
}
