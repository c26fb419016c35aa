import type { Texts } from '@tourbillon/backend/database/schema/titles.ts';
import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import { type LocalText, TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { chance, pick, seeded } from '@tourbillon/domain/random/seeded.ts';
import { DEFECT_TEXTS } from './defect-texts.ts';
import { KEPT, NO_PAPERS, WITH_ALL } from './description-texts.ts';

/** Share of the pieces on sale that have a description. */
const DESCRIBED = 0.2;

/** Share of the defective pieces that have a text about their defects. */
const DEFECTS_DESCRIBED = 0.6;

/**
 * The shop's texts about a piece: how it was kept (invented, like its condition) and what is included (from its
 * record). They say nothing about the reference. They have a random generator of their own, so that they do not
 * change other random values of the item.
 */
export function ownWordsOf(item: NewItem): Pick<NewItem, 'description' | 'defectsText'> {
  const random = seeded((item.id ?? 0) * 17 + 11);
  const [isDescribed, areDefectsDescribed] = [chance(random, DESCRIBED), chance(random, DEFECTS_DESCRIBED)];
  const kept = KEPT[`${item.catalogType}_${item.condition}`];
  const description =
    isDescribed && kept && item.stock === 'current'
      ? [
          pick(random, kept),
          ...(item.box && item.papers ? [WITH_ALL] : item.papers === false ? [NO_PAPERS] : []),
        ]
      : [];
  const defects = areDefectsDescribed ? (item.defects ?? []).flatMap((id) => DEFECT_TEXTS[id] ?? []) : [];
  return { description: joined(description), defectsText: joined(defects) };
}

function joined(sentences: readonly LocalText[]): Texts {
  if (sentences.length === 0) return {};
  return Object.fromEntries(
    TABLE_LOCALES.map((locale) => [locale, sentences.map((one) => one[locale]).join(' ')]),
  );
}
