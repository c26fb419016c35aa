import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { Titles } from '@tourbillon/backend/database/schema/titles.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { goodsItem } from './goods-item.ts';
import type { ArtRow } from './goods-rows.ts';
import type { Catalogued } from './jewel-items.ts';
import { chance } from '@tourbillon/domain/random/seeded.ts';

/** First item number of works of art. */
const FIRST_ID = 22_000;

/** Share of works with an expert's opinion. */
const WITH_OPINION = 0.65;

const CONDITIONS: readonly (readonly [Condition, number])[] = [
  ['perfect', 80],
  ['natural_wear', 16],
  ['defects', 4],
];

/** Every work of art of the source. */
export function artItems(
  rows: readonly ArtRow[],
  titles: Readonly<Record<string, Titles>>,
  of: (row: { brand: string; line: string }) => Catalogued,
): NewItem[] {
  return rows.map((row, position) => {
    const author = of({ brand: row.author, line: '' });
    const title = titles[row.title];
    if (!title) throw new Error(`art.csv names the unknown title ${row.title}`);
    const { random, ...item } = goodsItem({
      catalogType: 'art',
      id: FIRST_ID + position,
      brandId: author.id,
      collectionId: null,
      words: [author.title, title.en],
      price: Number(row.price_usd),
      conditions: CONDITIONS,
      unique: true,
    });
    return {
      ...item,
      title,
      model: title.en,
      technique: row.technique,
      widthCm: Number(row.width_cm),
      heightCm: Number(row.height_cm),
      defects: item.condition === 'defects' ? [chance(random, 0.5) ? 'craquelure' : 'frame_damage'] : [],
      year: row.year,
      // A work has no box; its papers are an expert's opinion.
      box: null,
      papers: chance(random, WITH_OPINION),
    };
  });
}
