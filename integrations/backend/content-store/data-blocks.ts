/** The words that a block of data takes after its name. */
const WORDS = {
  none: [],
  brand: ['brand?'],
  line: ['brand', 'collection'],
  lines: ['brand'],
  brandOrLine: ['brand', 'collection?'],
  gender: ['gender?'],
} as const;

/** For whom a watch is made: ids of the vocabulary. */
const GENDERS: ReadonlySet<string> = new Set(['men', 'women', 'unisex']);

/** Blocks of data that a text may contain as `{data name words}`, and the words of each (content/README.md). */
export const DATA_BLOCKS = {
  /** Prices by condition, as a share of the usual price. */
  condition: WORDS.brand,
  /** The same by box and papers. */
  kit: WORDS.brand,
  /** The same by year of the sale. */
  years: WORDS.brand,
  /** The same by month, with the share of the year's sales. */
  months: WORDS.brand,
  /** Used watches as a share of the same watches sold new, by line. */
  kept: WORDS.brand,
  /** Prices of the lines of a brand. */
  lines: WORDS.lines,
  /** Prices of the references of a line. */
  references: WORDS.line,
  /** Prices of a line by the material of the case. */
  materials: WORDS.line,
  /** Prices of a brand or a line by the decade in which the watches were made. */
  decades: WORDS.brandOrLine,
  /** The same decades, as a share of the usual price of the same line and material. */
  ages: WORDS.brand,
  /** Prices of mechanical watches by complication. */
  functions: WORDS.brand,
  /** Watches with a complication as a share of those without one, of the same brand and material. */
  complications: WORDS.none,
  /** Watches by material, as a share of the same line in steel. */
  metals: WORDS.brand,
  /** Prices of mechanical watches of steel by brand, the cheapest first. */
  mechanical: WORDS.none,
  /** Mechanical watches as a share of quartz ones of the same brand and material. */
  movements: WORDS.none,
  /** Sizes sold and on sale. */
  sizes: WORDS.gender,
  /** Prices by size, as a share of the usual price of the same line and material. */
  'size-prices': WORDS.gender,
  /** What is on sale in each city. */
  cities: WORDS.none,
  /** Cost of a loan by term, compared with a sale. */
  loan: WORDS.none,
} as const satisfies Record<string, readonly string[]>;

export type DataBlockName = keyof typeof DATA_BLOCKS;

/** A block in a text. */
export interface DataBlock {
  name: DataBlockName;
  /** Slugs of a brand and a collection. */
  brand?: string;
  collection?: string;
  /** For whom the watches are made. */
  gender?: string;
}

const BLOCK = /^\{data((?: [a-z0-9-]+)*)\}$/;

/** Every `{data …}` of a text, right or wrong. */
export const DATA_PLACE = /\{data\b[^}]*\}/g;

/** Reads a block; undefined if its name is unknown, or if it has too few or too many words. */
export function readDataBlock(text: string): DataBlock | undefined {
  const [name = '', ...words] = BLOCK.exec(text)?.[1]?.trim().split(' ') ?? [];
  if (!Object.hasOwn(DATA_BLOCKS, name)) return undefined;
  const known = name as DataBlockName;
  const wanted: readonly string[] = DATA_BLOCKS[known];
  const least = wanted.filter((word) => !word.endsWith('?')).length;
  if (words.length < least || words.length > wanted.length) return undefined;
  const named = words.map((word, place) => [wanted[place]?.replace('?', ''), word]);
  const block: DataBlock = { name: known, ...(Object.fromEntries(named) as Omit<DataBlock, 'name'>) };
  return block.gender === undefined || GENDERS.has(block.gender) ? block : undefined;
}
