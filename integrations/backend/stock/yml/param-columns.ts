import { columnOf } from '../columns/columns.ts';
import type { Column } from '../columns/column.ts';
import { nameKey } from '../values/words.ts';

/** Other names of the columns in price lists: Russian, English, Ukrainian and Uzbek. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  collection: ['коллекция', 'collection', 'колекція', 'kolleksiya', 'серия', 'линейка'],
  model: ['модель', 'model'],
  reference: ['референс', 'артикул', 'reference', 'reference number', 'референс номер', 'mpn'],
  nickname: ['прозвище', 'nickname', 'прізвисько', 'laqabi'],
  condition: ['состояние', 'condition', 'стан', 'holati'],
  city: ['город', 'city', 'місто', 'shahar'],
  year: ['год', 'год выпуска', 'год покупки', 'year', 'year of purchase', 'рік', 'рік випуску', 'yil'],
  gender: [
    'пол',
    'для кого',
    'кому подойдёт',
    'кому підійде',
    'gender',
    'for whom',
    'стать',
    'kim uchun',
    'jins',
  ],
  diameter_mm: [
    'диаметр',
    'диаметр корпуса',
    'diameter',
    'case diameter',
    'діаметр',
    'діаметр корпусу',
    'korpus diametri',
  ],
  thickness_mm: ['толщина', 'толщина корпуса', 'thickness', 'товщина', 'qalinligi'],
  body_form: ['форма корпуса', 'case shape', 'форма корпусу', 'korpus shakli'],
  body_material: [
    'материал корпуса',
    'материал',
    'металл',
    'case material',
    'material',
    'metal',
    'матеріал корпусу',
    'матеріал',
    'метал',
    'korpus materiali',
    'metali',
  ],
  bracelet: [
    'браслет',
    'ремешок',
    'браслет или ремешок',
    'материал браслета',
    'материал ремешка',
    'материал браслета ремешка',
    'bracelet',
    'strap',
    'bracelet or strap',
    'браслет або ремінець',
    'матеріал браслета',
    'bilaguzuk yoki tasma',
  ],
  movement: ['механизм', 'тип механизма', 'movement', 'механізм', 'тип механізму', 'mexanizm'],
  caliber: ['калибр', 'calibre', 'caliber', 'калібр', 'kalibr'],
  dial: ['цвет циферблата', 'dial', 'dial colour', 'dial color', 'колір циферблата', 'siferblat rangi'],
  complications: [
    'усложнения',
    'функции',
    'complications',
    'functions',
    'ускладнення',
    'функції',
    'murakkabliklar',
  ],
  crystal: ['стекло', 'материал стекла', 'crystal', 'glass', 'скло', 'oyna'],
  water_resistance_m: [
    'водонепроницаемость',
    'водозащита',
    'water resistance',
    'водонепроникність',
    'suv otkazmasligi',
  ],
  set: ['комплектация', 'комплект', 'set', 'scope of delivery', 'комплектація'],
  guarantee_months: ['гарантия', 'гарантия мес', 'guarantee', 'warranty', 'гарантія', 'kafolat'],
  made_in: ['страна производства', 'страна', 'made in', 'country', 'країна виробництва', 'країна'],
  type: ['тип', 'тип изделия', 'type', 'тип виробу', 'turi'],
  insertions: ['вставка', 'вставки', 'камни', 'stones', 'каміння', 'toshlari'],
  carat_weight: ['вес камней', 'weight of stones', 'вага каміння', 'toshlar vazni'],
  weight_g: ['вес', 'вес изделия', 'weight', 'вага', 'вага виробу', 'buyum vazni'],
  colour: ['цвет', 'colour', 'color', 'колір', 'rangi'],
  technique: ['техника', 'technique', 'техніка', 'texnika'],
  width_cm: ['ширина', 'width', 'eni'],
  height_cm: ['высота', 'height', 'висота', 'balandligi'],
  limited: [
    'лимитированная серия',
    'limited edition',
    'лімітована серія',
    'cheklangan seriya',
    'cheklangan nashr',
  ],
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name): [string, Column | undefined] => [nameKey(name), columnOf(column)]),
  ),
);

/** Columns that have their own element, so parameters are ignored. */
const NOT_PARAMETERS: ReadonlySet<string> = new Set([
  'number',
  'price',
  'discount_price',
  'currency',
  'photos',
]);

/** The column of a parameter; undefined if the shop does not store it. */
export function paramColumn(name: string): Column | undefined {
  const column = columnOf(name) ?? byName.get(nameKey(name));
  return column && NOT_PARAMETERS.has(column.name) ? undefined : column;
}

/** Columns with several words, which price lists separate by commas. */
const LISTS: ReadonlySet<string> = new Set(['complications', 'insertions', 'defects', 'specials']);

/** Converts the values of a parameter to a cell: a list with our separator, or a number without its unit. */
export function paramCell(column: Column, values: readonly string[]): string {
  if (LISTS.has(column.name)) return values.flatMap((value) => value.split(/[,;|]/)).join('|');
  const [value = ''] = values;
  return value.replace(
    /^(\d+(?:[.,]\d+)?)\s*(?:мм|см|мес|мес\.|м|г|ct|кар|карат|mm|cm|m|g|months?|oy|міс)\.?$/iu,
    '$1',
  );
}
