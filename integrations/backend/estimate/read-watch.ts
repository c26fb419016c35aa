import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Brand } from '../catalogue/catalogue.ts';
import { type Database, schema } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { find, type SearchData, type Group, understand } from '../search/search.ts';
import { compactReference } from '../language/reference.ts';
import { words } from '../language/fold.ts';
import type { Watch } from './sale.ts';
import { identifyWatch, type TypedReference } from './identify-watch.ts';

const { items } = schema;

/** Maximum number of sales that an estimate uses. The best matches come first. */
const MOST_FINDS = 300;

/** Share of the matches that must have the same brand to decide the brand. */
const NEARLY_ALL = 0.8;

/** Minimum length of a reference stem that identifies a model. */
const SHORTEST_STEM = 5;

/** A watch as a visitor describes it. */
export interface DescribedWatch {
  brand: string;
  model: string;
  /** Id of the case material, or an empty string. */
  material: string;
}

/** A watch as the search understood it. */
export interface ReadWatch {
  watch: Watch;
  brand: Brand;
  /** Its model, or its collection if the models differ. */
  model: string | null;
  /** As the archive writes it. */
  reference: string | null;
  /** Words that match nothing. */
  unknown: string;
  /** References of the matching watches, to find the shop's asking prices. */
  references: readonly string[];
}

/**
 * Reads a description with the dictionary of the search: brands in any alphabet and spelling, nicknames, and
 * references with or without punctuation.
 * @throws DomainError 'invalid' `brand_unknown`, or `brand_refused` for brands that the shop does not accept
 * (decision 44).
 */
export async function readWatch(
  { brand: typed, model, material }: DescribedWatch,
  searched: SearchData,
  database: Database,
): Promise<ReadWatch> {
  const slug = await brandOf(typed, searched, database);
  const brand = searched.catalogue.brands.get(slug);
  if (!brand) throw refused('brand', 'brand_refused');
  const text = `${typed} ${model}`;
  const groups = understand(text, searched.knowledge).groups.filter((group) => !names(group, slug));
  const { rest, reference, stranger } = meantBy(groups, text, searched);
  const onlyMaterial = { reference: null, model: null, collectionId: null, material: material || null };
  if (rest.length === 0 && reference === null) {
    return {
      watch: { brandId: brand.id, ...onlyMaterial },
      brand,
      model: null,
      reference: null,
      unknown: stranger,
      references: [],
    };
  }
  const words = rest.flatMap((group) => group.words);
  const plain = stranger === '' ? (model === '' ? typed : model) : [...words, reference?.compact].join(' ');
  const found = find(`${brand.title} ${plain}`, searched, false);
  const rows = await watchesOf(database, brand.id, found.items.subarray(0, MOST_FINDS), searched);
  const { references, written, ...settled } = identifyWatch(rows, { reference, words });
  const collection =
    settled.collectionId === null ? undefined : searched.catalogue.collectionsById.get(settled.collectionId);
  return {
    watch: { brandId: brand.id, ...settled, material: material || settled.material },
    brand,
    model: settled.model ?? collection?.title ?? null,
    reference: written,
    unknown: rows.length === 0 ? (model === '' ? stranger : model) : stranger || found.leftOut.join(' '),
    references,
  };
}

/**
 * Splits the typed text without the brand into words, a known reference and an unknown reference. The search accepts
 * a known reference that differs in one character. Here this is not allowed: another last letter means another watch.
 */
function meantBy(
  groups: readonly Group[],
  text: string,
  searched: SearchData,
): { rest: Group[]; reference: TypedReference | null; stranger: string } {
  const exact = understand(text, searched.knowledge, true);
  const typed = new Set(exact.groups.flatMap((group) => group.reference?.compact ?? []));
  const swapped = groups.filter((group) => group.reference && !typed.has(group.reference.compact));
  const rest = groups.filter((group) => !swapped.includes(group));
  if (swapped.length > 0) {
    const stranger = exact.unknown
      .filter((word) => /\d/.test(word))
      .join(' ')
      .toUpperCase();
    const [stem = ''] = /^.*\d/.exec(compactReference(stranger)) ?? [];
    const known = stem.length >= SHORTEST_STEM;
    return { rest, reference: known ? { compact: stem, as: 'stem' } : null, stranger };
  }
  const said = rest.find((group) => group.reference)?.reference;
  const as = said?.whole ? 'whole' : 'beginning';
  return { rest, reference: said ? { compact: said.compact, as } : null, stranger: '' };
}

/** The typed brand, or the brand of nearly all matches: a Submariner is a Rolex. */
async function brandOf(typed: string, searched: SearchData, database: Database): Promise<string> {
  const { groups } = understand(typed, searched.knowledge);
  for (const { meanings } of groups) {
    for (const meaning of meanings) if (meaning.kind === 'brand') return meaning.slug;
  }
  const found = find(typed, searched, false).items.subarray(0, MOST_FINDS);
  const rows = await database
    .select({ id: items.brandId, count: count() })
    .from(items)
    .where(and(eq(items.catalogType, 'clock'), isAnyOf(found, searched)))
    .groupBy(items.brandId)
    .orderBy(desc(count()));
  const [first] = rows;
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  const brand =
    first && first.count >= NEARLY_ALL * all ? searched.catalogue.brandsById.get(first.id) : undefined;
  if (!brand) throw refused('brand', 'brand_unknown');
  return brand.slug;
}

/** SQL condition “is one of the matches”. It has one parameter for any number of matches. */
function isAnyOf(numbers: Uint32Array, { items: { ids } }: SearchData) {
  const found = Array.from(numbers, (number) => ids[number] ?? 0);
  return sql`${items.id} = any(${`{${found.join(',')}}`}::int[])`;
}

function names({ meanings }: Group, slug: string): boolean {
  return meanings.some((meaning) => meaning.kind === 'brand' && meaning.slug === slug);
}

/** Matching watches of a brand, in stock or in the archive. */
async function watchesOf(database: Database, brandId: number, numbers: Uint32Array, searched: SearchData) {
  const rows = await database
    .select({
      model: items.model,
      collectionId: items.collectionId,
      reference: items.reference,
      material: items.bodyMaterial,
    })
    .from(items)
    .where(and(eq(items.catalogType, 'clock'), eq(items.brandId, brandId), isAnyOf(numbers, searched)));
  return rows.map((row) => ({
    ...row,
    compact: row.reference === null ? null : compactReference(row.reference),
    modelWords: row.model === null ? '' : words(row.model).join(' '),
  }));
}
