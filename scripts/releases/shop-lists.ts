import * as v from 'valibot';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { type ListWord, type Section, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** The list of the current stock of a section that the shop has. */
export interface ShopList extends Pick<Section, 'catalogType'> {
  word: ListWord;
  hasItems: boolean;
}

/** Path and query of the call that `readShopLists` reads. */
export const MAIN_DATA = callTarget(CALLS.mainData, {});

const mainData = v.pipe(v.string(), v.parseJson(), v.pick(CALLS.mainData.response, ['sections', 'lists']));

/** Reads the lists of the shop from the main data. @returns undefined when these cannot be read. */
export function readShopLists(text: string | undefined): ShopList[] | undefined {
  const { success, output } = v.safeParse(mainData, text);
  if (!success) return undefined;
  return output.sections.map((catalogType) => {
    const { list } = SECTIONS[catalogType];
    return { catalogType, word: list, hasItems: output.lists.includes(list) };
  });
}
