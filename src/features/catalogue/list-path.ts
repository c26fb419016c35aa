import * as v from 'valibot';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import type { SectionList } from '@tourbillon/domain/sections/sections.ts';
import type { ListAddress } from './catalogue-query.ts';

/**
 * Reads brand and collection from the path after a list's word (decision 5). The dealer corner is one page (decision
 * 21).
 * @returns undefined for an invalid path.
 */
export function readPath(list: SectionList, path = ''): ListAddress | undefined {
  const words = path.split('/').filter(Boolean);
  const most = list.stock === 'dealer' ? 0 : list.section.hasCollections ? 2 : 1;
  if (words.length > most || !words.every((word) => v.is(slug, word))) return undefined;
  const [brand, collection] = words;
  return { brand, collection };
}
