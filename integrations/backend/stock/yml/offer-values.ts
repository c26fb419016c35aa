import { gtinFault } from '@tourbillon/domain/business/gtin.ts';
import { descriptionText } from './description-text.ts';
import { type Categories, sectionOf } from './categories.ts';
import { modelOf } from './offer-model.ts';
import { paramCell, paramColumn } from './param-columns.ts';
import { child, type XmlElement } from './xml-element.ts';
import type { YmlSetting } from './yml-setting.ts';

/** Value of a column, and its element. */
export interface OfferValue {
  text: string;
  element: string;
  line: number;
  /** Ignored for an existing item, because the shop knows more. */
  onlyIfNew: boolean;
}

/** Our conditions by Yandex's names: kinds of used goods, and their quality. */
const QUALITIES: Readonly<Record<string, string>> = {
  perfect: 'perfect',
  excellent: 'natural_wear',
  good: 'defects',
  likenew: 'perfect',
  used: 'natural_wear',
};

/** Old currency code of the rouble (before 1998), still used in some price lists. */
const OLD_ROUBLES = 'RUR';

/**
 * Values of an offer by column. Missing values of an existing item stay. "Not available" may mean reserved, sold or
 * to order, so it applies only to a new item.
 */
export function offerValues(
  offer: XmlElement,
  categories: Categories,
  { language, folder }: YmlSetting,
): Map<string, OfferValue> {
  const values = new Map<string, OfferValue>();
  const say = (
    column: string,
    text: string | undefined,
    from: XmlElement | undefined,
    { element = from?.name ?? 'offer', onlyIfNew = false } = {},
  ) => {
    if (text === undefined) return;
    values.set(column, { text: text.trim(), element, line: from?.line ?? offer.line, onlyIfNew });
  };
  const text = (name: string) => child(offer, name)?.text.trim();

  for (const [column, params] of paramsOf(offer)) {
    say(column, paramCell(params.column, params.texts), params.from, { element: params.name });
  }
  say('number', offer.attributes.id ?? '', offer, { element: 'id' });
  const category = child(offer, 'categoryId');
  const section = sectionOf(category?.text.trim() ?? '', categories, text('typePrefix') ?? '');
  say('section', section, category, { onlyIfNew: true });
  say('brand', text('vendor'), child(offer, 'vendor'));
  say('reference', text('vendorCode'), child(offer, 'vendorCode'));
  // Shops also print their own bar codes, which are not GTINs.
  const barcode = offer.children.find(
    ({ name, text: code }) => name === 'barcode' && !gtinFault(code.trim()),
  );
  say('gtin', barcode?.text, barcode);
  const model = modelOf(offer);
  say(section === 'arts' ? `title_${language}` : 'model', model?.text, model?.from);
  const [price, old] = [child(offer, 'price'), child(offer, 'oldprice')];
  say('price', (old ?? price)?.text, old ?? price);
  if (price) say('discount_price', old ? price.text : '', price);
  const currency = child(offer, 'currencyId');
  say('currency', currency?.text.trim().toUpperCase().replace(OLD_ROUBLES, 'RUB'), currency);
  const { available } = offer.attributes;
  if (available === 'true') say('availability', 'in_stock', offer, { element: 'available' });
  if (available === 'false')
    say('availability', 'to_order', offer, { element: 'available', onlyIfNew: true });
  const condition = child(offer, 'condition');
  if (condition) say('condition', conditionOf(condition), condition);
  else if (!values.has('condition')) say('condition', 'new', offer, { onlyIfNew: true });
  const reason = condition && child(condition, 'reason');
  if (reason && values.get('condition')?.text === 'defects') say(`defects_${language}`, reason.text, reason);
  say('made_in', text('country_of_origin'), child(offer, 'country_of_origin'));
  const description = child(offer, 'description');
  say(`description_${language}`, description && descriptionText(description.text), description);
  const pictures = offer.children.filter(({ name }) => name === 'picture');
  if (folder)
    say(
      'photos',
      photosOf(pictures, (name) => folder.find(name) !== undefined),
      pictures[0],
    );
  return values;
}

interface Param {
  column: NonNullable<ReturnType<typeof paramColumn>>;
  texts: string[];
  from: XmlElement;
  name: string;
}

/** Parameters by column. Several parameters of one column form a list. */
function paramsOf({ children }: XmlElement): Map<string, Param> {
  const params = new Map<string, Param>();
  for (const from of children) {
    const name = from.attributes.name ?? '';
    const column = from.name === 'param' ? paramColumn(name) : undefined;
    if (!column) continue;
    const param = params.get(column.name) ?? {
      column,
      texts: [],
      from,
      name: `param "${name.slice(0, 40)}"`,
    };
    param.texts.push(from.text.trim());
    params.set(column.name, param);
  }
  return params;
}

/** Condition as a cell. A value that Yandex does not define stays, and the column refuses it. */
function conditionOf(condition: XmlElement): string {
  const said = (child(condition, 'quality')?.text ?? condition.attributes.type ?? '').trim();
  return QUALITIES[said.toLowerCase()] ?? said;
}

/**
 * File names from the last path segments of picture addresses. If the folder has none of them, the cell is empty, and
 * the files named after the stock number are used.
 */
function photosOf(pictures: readonly XmlElement[], isThere: (name: string) => boolean): string {
  const names = pictures.map(({ text }) => fileOf(text.trim()));
  return names.some(isThere) ? names.join('|') : '';
}

function fileOf(address: string): string {
  const last =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
