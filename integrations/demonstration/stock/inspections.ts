import type { NewInspection, NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import { chance, pick, seeded, type Random } from '@tourbillon/domain/random/seeded.ts';
import { DEMO_TODAY } from './draw.ts';
import { INSPECTION_COMMENTS, INFLUENCES } from './inspection-texts.ts';

/** Share of pre-owned watches of current stock with a published inspection. */
const WITH_RECORD = 0.12;

/** Movements with rate and amplitude. */
const MECHANICAL = new Set(['automatic', 'manual']);

const DAY = 86_400_000;

/** Slugs of the demonstration's experts who inspect watches (`content/experts.json`). */
const APPRAISERS = [
  ['anna-levina', 5],
  ['viktor-orlov', 3],
  ['timur-rahimov', 2],
] as const;

/**
 * The inspection of a watch, for some of those in good condition; all of it is invented, like the condition. It
 * contains only measurements that the watch can have: no amplitude of a quartz watch, no pressure above the maker's
 * figure.
 */
export function inspectionOf(item: NewItem): NewInspection | undefined {
  const { id, catalogType, stock, condition, movement, waterResistanceM, publishedAt } = item;
  if (id === undefined || catalogType !== 'clock' || stock !== 'current') return undefined;
  if (condition !== 'perfect' && condition !== 'natural_wear') return undefined;
  const random = seeded(id * 11 + 5);
  if (!chance(random, WITH_RECORD)) return undefined;
  const mechanical = MECHANICAL.has(movement ?? '');
  const worn = condition === 'natural_wear';
  return {
    itemId: id,
    inspectedOn: dayBefore(publishedAt, random),
    appraiser: pick(random, APPRAISERS),
    rateSecondsADay: mechanical ? drawRate(random, worn) : null,
    amplitudeDegrees: mechanical ? 268 + Math.floor(random() * (worn ? 24 : 44)) : null,
    pressureBar: drawPressure(random, waterResistanceM),
    comment: pick(random, mechanical ? INSPECTION_COMMENTS[condition] : INSPECTION_COMMENTS.quartz),
    influences: influencesOf(item),
  };
}

/** Rate in seconds a day, in steps of a tenth; a worn movement has a larger deviation. */
function drawRate(random: Random, worn: boolean): number {
  return Math.round((random() * 2 - 0.7) * (worn ? 70 : 35)) / 10;
}

/** The test pressure of a watch with a stated water resistance: that figure, at most 10 bar. */
function drawPressure(random: Random, metres: number | null | undefined): number | null {
  if (!metres || metres < 30 || !chance(random, 0.8)) return null;
  return Math.min(10, Math.floor(metres / 10));
}

/** Influences on its price, by its own facts: set, year, condition. */
function influencesOf({ box, papers, condition, year, limited }: NewItem): NewInspection['influences'] {
  const named = [
    box && papers ? INFLUENCES.fullSet : papers === false ? INFLUENCES.noPapers : undefined,
    limited ? INFLUENCES.limited : undefined,
    Number(year?.slice(0, 4)) < 1996 ? INFLUENCES.age : undefined,
    condition === 'natural_wear' ? INFLUENCES.wear : INFLUENCES.unpolished,
  ].filter((one) => one !== undefined);
  const joined = (locale: 'ru' | 'en' | 'ua' | 'uz') => {
    const text = named.map((one) => one[locale]).join('; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return { ru: joined('ru'), en: joined('en'), ua: joined('ua'), uz: joined('uz') };
}

/** A day in the three weeks before the item was published, and not in the future. */
function dayBefore(publishedAt: Date, random: Random): string {
  const moment = Math.min(publishedAt.getTime(), DEMO_TODAY) - (1 + random() * 20) * DAY;
  return new Date(moment).toISOString().slice(0, 10);
}
