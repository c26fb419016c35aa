import type { Texts, Titles } from '@tourbillon/backend/database/schema/titles.ts';
import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { chance, pick, seeded } from '@tourbillon/domain/random/seeded.ts';
import { DEFECT_TEXTS } from './defect-texts.ts';
import { KEPT, NO_PAPERS, WITH_ALL } from './description-texts.ts';

/** How often the shop writes a few words of a piece on sale, and of what is wrong with one. */
const DESCRIBED = 0.2;
const DEFECTS_DESCRIBED = 0.6;

/**
 * What the shop writes of a piece: how it was kept, invented as its condition is, and what comes with it, by its record.
 * Nothing is said of its reference. Drawn from a source of its own, so that no other draw of the item moves.
 */
export function ownWordsOf(item: NewItem): Pick<NewItem, 'description' | 'defectsText'> {
  const random = seeded((item.id ?? 0) * 17 + 11);
  const [described, told] = [chance(random, DESCRIBED), chance(random, DEFECTS_DESCRIBED)];
  const kept = KEPT[`${item.catalogType}_${item.condition}`];
  const description =
    described && kept && item.stock === 'current'
      ? [
          pick(random, kept),
          ...(item.box && item.papers ? [WITH_ALL] : item.papers === false ? [NO_PAPERS] : []),
        ]
      : [];
  const defects = told ? (item.defects ?? []).flatMap((id) => DEFECT_TEXTS[id] ?? []) : [];
  return { description: joined(description), defectsText: joined(defects) };
}

function joined(sentences: readonly Titles[]): Texts {
  if (sentences.length === 0) return {};
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, sentences.map((one) => one[locale]).join(' ')]),
  );
}
