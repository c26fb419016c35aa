import { compactReference } from '../../language/reference.ts';
import { words } from '../../language/fold.ts';
import { stemsOf } from '../../language/stem.ts';
import datelessReferences from '../dictionary/dateless-references.json' with { type: 'json' };
import nicknames from '../dictionary/nicknames.json' with { type: 'json' };

/** Data of an item for the search. Ids are those of the vocabulary. */
export interface SearchedItem {
  /** Stock number of the shop. */
  number: string;
  catalogType: string;
  brand: { slug: string; titles: readonly string[] };
  collection: string | null;
  model: string | null;
  /** Titles of a work of art in every language. */
  titles: readonly string[];
  reference: string | null;
  nickname: string | null;
  condition: string;
  type: string | null;
  gender: string | null;
  bodyForm: string | null;
  bodyMaterial: string | null;
  diameterMm: number | null;
  movement: string | null;
  dialColour: string | null;
  colour: string | null;
  /** Technique of a work of art. */
  technique: string | null;
  functions: readonly string[];
  insertions: readonly string[];
  preciousStones: boolean;
  limited: boolean;
  specials: readonly string[];
  /** Sold items have no city, price or kit. */
  archived: boolean;
  cities: readonly string[];
  discounted: boolean;
  box: boolean | null;
  papers: boolean | null;
  year: string | null;
}

/** Metals that a material name can contain: a steel and gold watch matches both. */
const METALS = ['gold', 'steel', 'ceramic', 'platinum', 'titanium', 'carbon', 'bronze', 'silver'];

const NICKNAMES = nicknames.map(({ id, title, brand, references, line, whole }) => ({
  id,
  brand,
  title: title.toLowerCase(),
  references: references.map(compactReference),
  // The words of a line whose watches all have the nickname.
  line: whole ? words(line) : undefined,
}));
const NICKNAMES_OF = Map.groupBy(NICKNAMES, ({ brand }) => brand);

/**
 * The index terms of an item; `item-conditions.ts` uses the same terms. The prefix says what a term is: `b` a brand by its
 * slug, `bw` a word of the brand's title, `w` a word of the collection, model or title, `e` an entire collection or
 * model without spaces, `r` a reference, `s` a stock number, `end` the letters at its end, `y` a year, `mm` a diameter, `n` a nickname, `a`
 * an attribute.
 */
export function itemTerms(item: SearchedItem): string[] {
  const { brand, collection, model, diameterMm } = item;
  const reference = compactReference(item.reference ?? '');
  const titles = [collection, model].filter((title) => title !== null);
  const names = [...titles, ...item.titles].flatMap(nameForms);
  const ending = /\d([a-z]{2,})$/.exec(reference)?.[1];
  return [
    `b:${brand.slug}`,
    ...brand.titles.flatMap(nameForms).map((word) => `bw:${word}`),
    ...names.map((word) => `w:${word}`),
    ...titles.map((title) => `e:${words(title).join('')}`),
    ...(ending ? [`end:${ending}`] : []),
    ...(reference ? [`r:${reference}`] : []),
    stockNumberTerm(item.number),
    ...(/^\d{4}$/.test(item.year ?? '') ? [`y:${item.year}`] : []),
    ...(diameterMm ? [`mm:${Math.round(diameterMm)}`] : []),
    ...nicknamesOf(item, reference).map((id) => `n:${id}`),
    ...[...attributesOf(item), ...offerOf(item)].map((term) => `a:${term}`),
    ...(isDateless(item, reference) ? ['a:dateless'] : []),
  ];
}

/** The term of a stock number, in any notation. */
export function stockNumberTerm(number: string): string {
  return `s:${compactReference(number)}`;
}

/** Cache of name forms: ten thousand items have only a few hundred different names. */
const cachedForms = new Map<string, readonly string[]>();
const MOST_CACHED = 5_000;

/** The words of a name in every form that a query may have. */
export function nameForms(name: string): readonly string[] {
  const before = cachedForms.get(name);
  if (before) return before;
  const all = [...new Set(words(name).flatMap((word) => [word, ...stemsOf(word)]))];
  if (cachedForms.size >= MOST_CACHED) cachedForms.clear();
  cachedForms.set(name, all);
  return all;
}

function nicknamesOf({ brand, nickname, collection, model }: SearchedItem, reference: string): string[] {
  const called = nickname?.toLowerCase();
  const named = called === undefined ? [] : NICKNAMES.filter(({ title }) => title === called);
  const ofBrand = NICKNAMES_OF.get(brand.slug) ?? [];
  const hasLines = ofBrand.some(({ line }) => line !== undefined);
  const own = new Set(hasLines ? words(`${collection ?? ''} ${model ?? ''}`) : []);
  const meant = ofBrand.filter(
    ({ references, line }) =>
      references.some((start) => reference.startsWith(start)) || line?.every((word) => own.has(word)),
  );
  return [...named, ...meant].map(({ id }) => id);
}

/** Terms that apply only while an item is for sale, and the terms of its kit. */
function offerOf({ archived, cities, discounted, box, papers }: SearchedItem): string[] {
  return [
    ...(archived ? [] : cities.map((city) => `city:${city}`)),
    ...(discounted && !archived ? ['discount'] : []),
    ...(box ? ['set:box'] : []),
    ...(papers ? ['set:papers'] : []),
    ...(box && papers ? ['set:full'] : []),
  ];
}

const DATELESS = Object.entries(datelessReferences).map(([brand, { references }]) => ({
  brand,
  references: new RegExp(`^(${references.join('|')})([a-z]|$)`),
}));

/**
 * Whether a watch is known to have no date. An empty list of functions proves nothing, because many rows have none.
 */
function isDateless({ brand }: SearchedItem, reference: string): boolean {
  return DATELESS.some((one) => one.brand === brand.slug && one.references.test(reference));
}

function attributesOf(item: SearchedItem): string[] {
  const { bodyMaterial, gender, movement } = item;
  const material = bodyMaterial?.split('_') ?? [];
  const genders = gender === 'unisex' ? ['men', 'women'] : gender ? [gender] : [];
  return [
    `type:${item.catalogType}`,
    ...(item.type ? [`kind:${item.type}`] : []),
    ...genders.map((one) => `gender:${one}`),
    `condition:${item.condition === 'new' ? 'new' : 'used'}`,
    ...(bodyMaterial ? [`metal:${bodyMaterial}`] : []),
    ...METALS.filter((metal) => material.includes(metal)).map((metal) => `metal:${metal}`),
    ...[item.dialColour, item.colour].flatMap((one) => (one ? [`colour:${one}`] : [])),
    ...item.functions.map((one) => `function:${one}`),
    ...(item.technique ? [`technique:${item.technique}`] : []),
    ...(movement ? [`movement:${movement}`] : []),
    ...(movement === 'automatic' || movement === 'manual' ? ['movement:mechanical'] : []),
    ...(item.bodyForm ? [`form:${item.bodyForm}`] : []),
    ...item.insertions.map((one) => `stone:${one}`),
    ...(item.preciousStones || item.insertions.some((one) => one.startsWith('diamond')) ? ['stones'] : []),
    ...(item.limited ? ['limited'] : []),
    ...item.specials.map((special) => `special:${special}`),
  ];
}
