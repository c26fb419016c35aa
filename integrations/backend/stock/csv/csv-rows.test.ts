import { describe, expect, it, test } from 'vitest';
import { UnreadableFile } from '../unreadable-file.ts';
import { csvRows } from './csv-rows.ts';

/** A file in chunks of a few bytes. */
async function* inParts(file: Buffer, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield await Promise.resolve(file.subarray(at, at + size));
}

/** Line, cells and mistakes of each row. */
async function read(file: string | Buffer) {
  const rows = [];
  for await (const { line, cells, mistakes } of csvRows(inParts(Buffer.from(file)))) {
    const named = Object.fromEntries([...cells].map(([{ name }, text]) => [name, text]));
    rows.push({ line, named, mistakes: mistakes.map(({ column }) => column) });
  }
  return rows;
}

const sound = (line: number, number: string, model: string) => ({
  line,
  named: { number, model },
  mistakes: [],
});

describe('a file of stock', () => {
  test.each<[string, string | Buffer]>([
    ['commas', 'number,model\nA-1,Datejust\n'],
    ['semicolons', 'number;model\nA-1;Datejust\n'],
    ['other order', 'model,number\nDatejust,A-1\n'],
    ['a byte order mark', '\ufeffnumber,model\nA-1,Datejust\n'],
    ['ends of lines of Windows', 'number,model\r\nA-1,Datejust\r\n'],
    ['no end of the last line', 'number,model\nA-1,Datejust'],
    ['quotes', '"number","model"\n"A-1","Datejust"\n'],
    ['names in capitals, with blanks', ' Number , MODEL\nA-1 , Datejust\n'],
    ['cells beyond the last column that are empty', 'number,model,\nA-1,Datejust,,,\n'],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual([sound(2, 'A-1', 'Datejust')]);
  });

  it('the line of a spreadsheet that names its delimiter, lines that are empty, texts of several lines', async () => {
    const file = 'sep=;\nnumber;model\n\nA-1;"Date\n""just"""\n;;\nA-2;x\n';
    expect(await read(file)).toEqual([sound(4, 'A-1', 'Date\n"just"'), sound(7, 'A-2', 'x')]);
  });

  it.each<[string, string]>([
    ['the last cell', 'A-1,"Datejust'],
    ['the number', '"A-1,Datejust'],
    ['inside a cell', 'A-1,Date"just'],
    ['after a quoted cell', 'A-1,"Date"just'],
    ['three of them', 'A-1,"Date""just""'],
  ])('a torn quote costs its own line alone: %s', async (_, torn) => {
    for (const next of ['A-2,plain', '"A-2","plain"', '"A-2",plain']) {
      expect(await read(`number,model\n${torn}\n${next}\nA-3,"quoted, too"\nA-4,"of two\nlines"\n`)).toEqual([
        { line: 2, named: {}, mistakes: ['row'] },
        sound(3, 'A-2', 'plain'),
        sound(4, 'A-3', 'quoted, too'),
        sound(5, 'A-4', 'of two\nlines'),
      ]);
    }
  });

  it('another encoding is told once a row, with the first of its columns', async () => {
    const rus = Buffer.from([0xd7, 0xe0, 0xf1, 0xfb]);
    const file = Buffer.concat([
      Buffer.from('number,model,description_ru\nA-1,ok,ok\nA-2,'),
      ...[rus, Buffer.from(','), rus, Buffer.from('\nA-3,Часы,ok\n')],
    ]);
    expect((await read(file)).map(({ line, mistakes }) => [line, mistakes])).toEqual([
      [2, []],
      [3, ['model']],
      [4, []],
    ]);
  });

  it('a cell of 5 MB is told by its column, a line of 20 MB is not held', async () => {
    const wide = (size: number) => 'x'.repeat(size);
    const file = `number,model\nA-1,${wide(5 * 1024 * 1024)}\nA-2,"${wide(20 * 1024 * 1024)}"\nA-3,ok\n`;
    const rows = [];
    for await (const row of csvRows(inParts(Buffer.from(file), 65_536))) rows.push(row);
    expect(rows.map(({ line, mistakes }) => [line, mistakes.map(({ column }) => column)])).toEqual([
      [2, ['model']],
      [3, ['row']],
      [4, []],
    ]);
  });

  it.each([
    ['=1+1', ['model']],
    ['+7 900', ['model']],
    ['-', ['model']],
    ['@A1', ['model']],
    [' =1', ['model']],
    ['＝1', ['model']],
    ["'=1+1", []],
    ['a\u0007b', ['model']],
    ['Cal. 3135', []],
  ])('a formula, or a control: %j', async (cell, mistakes) => {
    expect((await read(`number,model\nA-1,${cell}\n`))[0]?.mistakes).toEqual(mistakes);
  });

  it('what an export has neutralised is read as it was', async () => {
    expect(await read(`number,model\nA-1,'=1+1\n`)).toEqual([sound(2, 'A-1', '=1+1')]);
  });

  it('more cells than the header has', async () => {
    expect(await read('number,model\nA-1,Oyster, Perpetual\n')).toMatchObject([{ mistakes: ['row'] }]);
  });

  it.each<[string, string | Buffer, string[]]>([
    ['unknown columns, by name', 'number,modell,colur\n', ['modell', 'colur']],
    ['a column twice', 'number,model,Model\n', ['Model']],
    ['no number', 'model,brand\nx,y\n', ['number']],
    ['an empty file', '', ['file']],
    ['UTF-16', Buffer.from('\ufeffnumber,model\n', 'utf16le'), ['file']],
    ['a workbook', Buffer.from('PK\u0003\u0004…'), ['file']],
  ])('a header that cannot be used: %s', async (_, file, columns) => {
    const refused = await read(file).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableFile);
    expect((refused as UnreadableFile).mistakes.map(({ line, column }) => [line, column])).toEqual(
      columns.map((column) => [1, column]),
    );
  });
});
