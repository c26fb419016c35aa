import { expect, test } from 'vitest';
import { addNoBreakSpaces } from './no-break-spaces.ts';

/** The text of this table: `~` is the no-break space, `|` the word joiner. */
const seen = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

test.each([
  ['ru', '10 мифов о часовых ломбардах', '10 мифов о~часовых ломбардах'],
  ['ru', 'И в дождь, и в снег', 'И~в~дождь, и~в~снег'],
  ['ru', 'Дом, вода и небо', 'Дом, вода и~небо'],
  ['ru', 'Постоянным клиентам — доставка', 'Постоянным клиентам~— доставка'],
  ['ru', 'Кутузовский проспект, 48, 2-й этаж', 'Кутузовский проспект, 48, 2-|й~этаж'],
  ['ru', 'Санкт-Петербург, 10-15 минут', 'Санкт-Петербург, 10-15 минут'],
  ['uk', 'Ціна годинника: від А до Я', 'Ціна годинника: від А~до~Я'],
  ['en', 'What moves the price of a watch', 'What moves the~price of a~watch'],
  ['en', 'A useful tip', 'A~useful tip'],
  ['uz', 'Garov qanday oʻtadi – bosqichlar', 'Garov qanday oʻtadi~– bosqichlar'],
  ['uz', 'Amir Temur shoh koʻchasi, 15-uy, 4-qavat', 'Amir Temur shoh koʻchasi, 15-|uy, 4-|qavat'],
  ['uz', '126610-LN, 10-15 daqiqa', '126610-|LN, 10-15 daqiqa'],
  ['en', '126610-LN', '126610-LN'],
  ['ru', '', ''],
])('no orphan words: in %s "%s"', (lang, text, tied) => {
  expect(seen(addNoBreakSpaces(text, lang))).toBe(tied);
});
