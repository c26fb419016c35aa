import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Brand } from '../catalogue/catalogue.ts';
import { type Database, schema } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { find, type Searched, type Group, understand } from '../search/search.ts';
import { compactReference } from '../language/reference.ts';
import { words } from '../language/fold.ts';
import type { Watch } from './sale.ts';
import { identifyWatch, type MeantReference } from './identify-watch.ts';

const { items } = schema;

/** Sales that a watch is estimated by: the best come first. */
const MOST_FINDS = 300;

/** Share of the finds that must be of one brand for it to be meant. */
const NEARLY_ALL = 0.8;

/** Fewest characters of a reference without its last letters that say which model it is of. */
const SHORTEST_STEM = 5;

/** A watch as somebody describes it. */
export interface Described {
  brand: string;
  model: string;
  /** Id of the case's material, or nothing. */
  material: string;
}

/** A watch as it was understood. */
export interface ReadWatch {
  watch: Watch;
  brand: Brand;
  /** What it is called: its model, or its collection where models differ. */
  model: string | null;
  /** As it is written. */
  reference: string | null;
  /** Words that nothing is known by. */
  unknown: string;
  /** References of the watches that are meant, for what the shop asks for them. */
  references: readonly string[];
}

/**
 * Reads a description with the dictionary of the search: brands in any alphabet and spelling, nicknames, references
 * with or without their dots.
 * @throws DomainError 'invalid' `brand_unknown`, or `brand_refused` for makers that the shop does not take (decision 44).
 */
export async function readWatch(
  { brand: typed, model, material }: Described,
  searched: Searched,
  database: Database,
): Promise<ReadWatch> {
  const slug = await brandOf(typed, searched, database);
  const brand = searched.catalogue.brands.get(slug);
  if (!brand) throw refused('brand', 'brand_refused');
  const text = `${typed} ${model}`;
  const groups = understand(text, searched.knowledge).groups.filter((group) => !names(group, slug));
  const { rest, reference, stranger } = meantBy(groups, text, searched);
  const nothing = { reference: null, model: null, collectionId: null, material: material || null };
  if (rest.length === 0 && reference === null) {
    return {
      watch: { brandId: brand.id, ...nothing },
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
 * What was typed beside the brand: words, the reference, and a reference that nobody knows. The search takes such a one
 * for its neighbour, one slip away; another letter at the end of a reference is another watch, so that here it is not.
 */
function meantBy(
  groups: readonly Group[],
  text: string,
  searched: Searched,
): { rest: Group[]; reference: MeantReference | null; stranger: string } {
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

/** The brand that was typed, or the one that nearly all watches have which it finds: a Submariner is a Rolex. */
async function brandOf(typed: string, searched: Searched, database: Database): Promise<string> {
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

/** The condition of being one of the finds, with one parameter however many there are. */
function isAnyOf(numbers: Uint32Array, { items: { ids } }: Searched) {
  const found = Array.from(numbers, (number) => ids[number] ?? 0);
  return sql`${items.id} = any(${`{${found.join(',')}}`}::int[])`;
}

function names({ meanings }: Group, slug: string): boolean {
  return meanings.some((meaning) => meaning.kind === 'brand' && meaning.slug === slug);
}

/** Watches of a brand among the finds, whatever stock they are of. */
async function watchesOf(database: Database, brandId: number, numbers: Uint32Array, searched: Searched) {
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
