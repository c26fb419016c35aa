import { describe, expect, it } from 'vitest';
import { photoFolder } from '../photo-files.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { ymlRows } from './yml-rows.ts';

/** A file in chunks of a few bytes. */
async function* inParts(file: Buffer, size = 11): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield await Promise.resolve(file.subarray(at, at + size));
}

const CATEGORIES = `<categories><category id="1">Наручные часы</category><category id="2" parentId="1">Мужские</category>
<category id="3">Прикраси</category><category id="4">Книги</category></categories>`;

const list = (offers: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<yml_catalog date="2026-11-22 10:00"><shop><name>Shop</name>${CATEGORIES}\n<offers>\n${offers}\n</offers></shop></yml_catalog>`;

/** Cells of each row, cells for new items only, and mistakes as reported. */
async function read(file: string | Buffer, photos?: string[]) {
  const rows = [];
  const setting = { language: 'ru' as const, folder: photos && photoFolder(photos) };
  for await (const { line, cells, ifNew, mistakes, place } of ymlRows(inParts(Buffer.from(file)), setting)) {
    const named = (some: typeof cells = new Map()) =>
      Object.fromEntries([...some].map(([{ name }, text]) => [name, text]));
    rows.push({
      line,
      cells: named(cells),
      ifNew: named(ifNew),
      mistakes: mistakes.map((one) => place!(one)),
    });
  }
  return rows;
}

const WATCH = `<offer id="A-1" available="true" type="vendor.model">
<url>https://shop.example/a-1</url><price>11900</price><oldprice>12500</oldprice><currencyId>RUR</currencyId>
<categoryId>2</categoryId><picture>https://shop.example/photos/one%20dial.jpg?v=2</picture>
<picture>https://shop.example/photos/back.jpg</picture><typePrefix>Часы</typePrefix><vendor>Rolex</vendor>
<vendorCode>126610LN</vendorCode><barcode>2000000000008</barcode><barcode>6291041500213</barcode><model>Submariner &amp; Date</model>
<description><![CDATA[<p>Стальной корпус.</p><ul><li>Безель&nbsp;из керамики</li></ul>]]></description>
<country_of_origin>Швейцария</country_of_origin>
<condition type="preowned"><quality>excellent</quality><reason>Следы носки</reason></condition>
<param name="Диаметр корпуса" unit="мм">41 мм</param><param name="Функции">дата, хронограф</param>
<param name="Функции">GMT</param><param name="body_material">сталь</param><param name="Настроение">бодрое</param>
</offer>`;

describe('a price list for Yandex Market as rows', () => {
  it('has the columns of the file: prices, texts without HTML, parameters by any of their names', async () => {
    const [row] = await read(list(WATCH));
    expect(row).toEqual({
      line: 5,
      cells: {
        number: 'A-1',
        brand: 'Rolex',
        reference: '126610LN',
        gtin: '6291041500213',
        model: 'Submariner & Date',
        price: '12500',
        discount_price: '11900',
        currency: 'RUB',
        availability: 'in_stock',
        condition: 'natural_wear',
        made_in: 'Швейцария',
        description_ru: 'Стальной корпус.\nБезель из керамики',
        diameter_mm: '41',
        complications: 'дата| хронограф|GMT',
        body_material: 'сталь',
      },
      ifNew: { section: 'watches' },
      mistakes: [],
    });
  });

  it('pictures are files of the folder by the last part of their address; nothing is fetched', async () => {
    const photosOf = async (folder?: string[]) => (await read(list(WATCH), folder))[0]?.cells.photos;
    expect(await photosOf()).toBeUndefined();
    expect(await photosOf(['one dial.jpg', 'back.jpg'])).toBe('one dial.jpg|back.jpg');
    expect(await photosOf(['back.jpg']), 'one that is missing is told by its name').toBe(
      'one dial.jpg|back.jpg',
    );
    expect(await photosOf(['A-1-1.jpg']), 'files that are named for the number').toBe('');
  });

  it('what it does not say of a known piece stays: "not available" and no condition are of new ones', async () => {
    const offer = (more: string, body = '') =>
      `<offer id="A-2" ${more}><vendor>Omega</vendor>${body}</offer>`;
    const [away, worn] = await read(
      list(offer('available="false"') + offer('', '<param name="Состояние">Идеальное</param>')),
    );
    expect(away).toMatchObject({
      cells: { number: 'A-2', brand: 'Omega' },
      ifNew: { availability: 'to_order', condition: 'new' },
    });
    expect(worn).toMatchObject({ cells: { condition: 'Идеальное' } });
    expect(worn?.ifNew).toEqual({});
  });

  it.each([
    ['Omega Speedmaster Moonwatch 310.30, мужские часы', '310.30', 'Speedmaster Moonwatch'],
    ['Часы OMEGA Constellation', '', 'Constellation'],
    ['Omega', '', ''],
  ])('the model out of the name %s', async (name, code, model) => {
    const parts = `<typePrefix>Часы</typePrefix><vendor>Omega</vendor><name>${name}</name>`;
    const file = list(`<offer id="A-3">${parts}${code && `<vendorCode>${code}</vendorCode>`}</offer>`);
    expect((await read(file))[0]?.cells.model).toBe(model === '' ? 'Omega' : model);
  });

  it.each([
    ['3', '', 'jewellery'],
    ['2', '', 'watches'],
    ['4', '', 'Книги'],
    ['9', 'Сумка женская', 'accessories'],
  ])('the section of category %s and kind "%s"', async (category, kind, section) => {
    const file = list(
      `<offer id="A"><categoryId>${category}</categoryId><typePrefix>${kind}</typePrefix></offer>`,
    );
    expect((await read(file))[0]?.ifNew.section).toBe(section);
  });

  it('Windows-1251 is read, a byte of another encoding told by its element', async () => {
    const file = (encoding: string) =>
      Buffer.concat([
        Buffer.from(
          list('<offer id="A-4"><model>', `<?xml version="1.0" encoding="${encoding}"?>`)
            .split('\n</offers>')[0]!
            .replace(CATEGORIES, ''),
        ),
        Buffer.from([0xd7, 0xe0, 0xf1, 0xfb]),
        Buffer.from('</model></offer></offers></shop></yml_catalog>'),
      ]);
    expect((await read(file('windows-1251')))[0]?.cells.model).toBe('Часы');
    expect((await read(file('UTF-8')))[0]?.mistakes).toMatchObject([{ line: 4, column: 'offer A-4, model' }]);
  });

  it('mistakes have the line and the name of their element', async () => {
    const offer = `<offer id="A-5">\n<vendor>=1+1</vendor>\n<param name="Механизм">${'x'.repeat(30_000)}</param></offer>`;
    expect((await read(list(offer)))[0]?.mistakes).toMatchObject(
      [
        { line: 7, column: 'offer A-5, movement (param "Механизм")', message: /longer than 20,000/ },
        { line: 6, column: 'offer A-5, brand (vendor)', message: /formula/ },
      ].map(({ message, ...one }) => ({ ...one, message: expect.stringMatching(message) as string })),
    );
  });

  it.each<[string, string, number, RegExp]>([
    [
      'an element that is not closed',
      list('<offer id="A"/><offer id="B"><price>1</offer>'),
      5,
      /broken here.*what stands before/,
    ],
    ['half a file', list(WATCH).slice(0, -60), 14, /broken here/],
    [
      'an entity that nobody knows',
      list('<offer id="A"/>\n<offer id="B"><model>&bomb;</model></offer>'),
      6,
      /broken here/,
    ],
    [
      'entities of its own',
      `<!DOCTYPE y [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${list('<offer id="A"><model>&b;</model></offer>', '')}`,
      1,
      /defines entities/,
    ],
    [
      'another format',
      '<?xml version="1.0"?><rss><channel/></rss>',
      1,
      /begins with <rss>; expected <yml_catalog>/,
    ],
    ['elements without end', list(`<offer id="A">${'<a>'.repeat(50)}`), 5, /without end/],
    ['another encoding', list('', '<?xml version="1.0" encoding="koi8-r"?>'), 1, /koi8-r.*UTF-8/],
  ])('cannot be read: %s', async (_, file, line, message) => {
    const refused = await read(file).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableFile);
    expect((refused as UnreadableFile).mistakes).toMatchObject([
      { line, column: 'file', message: expect.stringMatching(message) as string },
    ]);
  });

  it('offers before a break are read, and the old line that names a DTD is passed over', async () => {
    const file = list(
      `${WATCH}<offer id="B"`,
      '<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
    );
    const numbers: string[] = [];
    const setting = { language: 'ru' as const, folder: undefined };
    const all = (async () => {
      for await (const { cells } of ymlRows(inParts(Buffer.from(file)), setting)) {
        numbers.push([...cells].find(([{ name }]) => name === 'number')?.[1] ?? '');
      }
    })();
    await expect(all).rejects.toBeInstanceOf(UnreadableFile);
    expect(numbers).toEqual(['A-1']);
  });
});
