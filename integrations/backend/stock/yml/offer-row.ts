import type { Column } from '../columns/column.ts';
import { columnOf } from '../columns/columns.ts';
import { plainText } from '../cell-text.ts';
import { Mistake, type RowMistake } from '../mistake.ts';
import type { SourceRow } from '../source-row.ts';
import type { Categories } from './categories.ts';
import { offerValues } from './offer-values.ts';
import type { XmlElement } from './xml-element.ts';
import type { YmlSetting } from './yml-setting.ts';

/** Replacement for a character that is not valid in the encoding. */
const NOT_DECODED = '\ufffd';

/** Beginnings that a spreadsheet treats as a formula. A dash is allowed, because a description may begin with it. */
const FORMULA = /^\s*[=+@＝＋＠]/u;

/** Converts an offer to a row. Its mistakes name the line and the element. */
export function offerRow(offer: XmlElement, categories: Categories, setting: YmlSetting): SourceRow {
  const { line } = offer;
  const id = (offer.attributes.id ?? '').trim();
  const cells = new Map<Column, string>();
  const ifNew = new Map<Column, string>();
  const mistakes: RowMistake[] = [];
  const places = new Map<string, { line: number; element: string }>();
  for (const [name, value] of offerValues(offer, categories, setting)) {
    const column = columnOf(name);
    if (!column) continue;
    places.set(name, { line: value.line, element: value.element });
    try {
      (value.onlyIfNew ? ifNew : cells).set(column, checkedCell(value.text, name));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push({ line, column: name, message: error.message });
    }
  }
  const who = id === '' ? 'offer' : `offer ${id.slice(0, 40)}`;
  const place = ({ column, message }: RowMistake): RowMistake => {
    const found = places.get(column);
    const element = found && found.element !== column ? `${column} (${found.element})` : column;
    return { line: found?.line ?? line, column: `${who}, ${element}`, message };
  };
  return { line, cells, ifNew, mistakes, place };
}

function checkedCell(raw: string, column: string): string {
  const text = plainText(raw);
  if (text.includes(NOT_DECODED)) {
    throw new Mistake('is not in the encoding that the first line of the file names; save it in UTF-8');
  }
  if (FORMULA.test(text) && !column.startsWith('description')) {
    throw new Mistake(`begins with "${text.charAt(0)}", which spreadsheets take for a formula`);
  }
  return text;
}
