import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { cameraPhotograph, photographAs } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask as askSite } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';

const { items, stockEvents } = schema;

/** Photographs of goods at the desk: uploaded, ordered, rotated, cropped, removed. */
export function deskPhotographsSuite(backend: () => Backend): void {
  const { call, ask, colleague } = deskSteps(backend);
  let editor: Awaited<ReturnType<typeof colleague>>;
  let item: StockItem;

  const add = (file: Buffer, id = item.id) =>
    call('addPhotograph', { id }, { ...editor, file: new Uint8Array(file) });
  const addedName = async (file: Buffer) => {
    const { status, body } = await add(file);
    expect(status).toBe(200);
    return body as { data: DeskPhotograph[]; name: string };
  };
  const added = async (file: Buffer) => (await addedName(file)).data;
  const list = async () =>
    (await ask('itemOfStock', { id: String(item.id) } as never, editor.token)).data.photographs;
  const arrange = (names: string[], removed: string[] = []) =>
    call(
      'arrangePhotographs',
      { id: item.id, photographs: names.map((name) => ({ name, view: null })), removed },
      editor,
    );
  const edit = (name: string, wish: PhotographEdit) =>
    call('editPhotograph', { id: item.id, name, edit: wish }, editor);
  const picture = async (name: string, width?: string) => {
    const { status, body } = await call(
      'photographOfStock',
      { id: String(item.id), name, ...(width && { width }) } as never,
      editor,
    );
    return status === 200 ? sharp(body as Uint8Array).metadata() : undefined;
  };

  describe('the desk: photographs of goods', () => {
    beforeAll(async () => {
      const owner = await colleague('owner@photographs.test', 'owner');
      editor = await colleague('editor@photographs.test', 'editor');
      const cells = { section: 'watches', brand: 'Omega', condition: 'perfect', reference: 'DP-1' };
      item = (await ask('createPiece', { number: 'DP-1', cells }, owner.token)).data;
      await ask('changePieces', { ids: [item.id], change: { kind: 'publish' } }, owner.token);
    });
    afterAll(async () => {
      await backend().database.delete(stockEvents);
      await backend().database.delete(items).where(like(items.number, 'DP-%'));
    });

    test('files become photographs in their order, upright and without what cameras note; the same twice is one', async () => {
      const camera = await cameraPhotograph({ width: 600, height: 800 });
      await added(camera);
      await added(await photographAs('png'));
      const again = await added(camera);
      expect(again.map(({ width, height }) => [width, height])).toEqual([
        [600, 800],
        [600, 800],
      ]);
      const [first] = again;
      expect(await picture(first?.name ?? '')).toMatchObject({ width: 600, height: 800, format: 'jpeg' });
      expect((await picture(first?.name ?? ''))?.exif).toBeUndefined();
      expect(await picture(first?.name ?? '', '320')).toMatchObject({ width: 240, height: 320 });
      const { data } = await ask('itemOfStock', { id: String(item.id) } as never, editor.token);
      expect(data.edits[0]).toMatchObject({ by: { id: editor.id }, columns: ['photos'] });
    });

    test('what is no photograph is refused with the reason, and what is there stays', async () => {
      const before = await list();
      expect(await add(Buffer.from('a text'))).toMatchObject({
        status: 422,
        body: { errors: { file: ['format'] } },
      });
      expect(await add(Buffer.alloc(0))).toMatchObject({
        status: 422,
        body: { errors: { file: ['format'] } },
      });
      const large = await add(Buffer.alloc(25 * 1024 * 1024 + 1));
      expect(large.status).toBe(413);
      expect(await list()).toEqual(before);
    });

    test('order and removal are one list; the site shows the same', async () => {
      const [one, two] = (await list()).map(({ name }) => name) as [string, string];
      expect((await arrange([two, one])).status).toBe(200);
      const [, catalogType = '', itemUrl = ''] = item.path.split('/');
      const shown = async () => {
        const { item: detail } = await askSite(backend().url, 'en', 'detail', {
          catalogType: catalogType as 'clock',
          itemUrl,
        });
        return detail.pictures.map(({ src }) => src.split('.').at(-1));
      };
      await expect.poll(shown, { timeout: 20_000 }).toEqual([two, one]);
      expect((await arrange([two, 'f'.repeat(32)])).status, 'of another piece').toBe(422);
      expect((await arrange([two, two])).status, 'twice').toBe(422);
      expect((await arrange([two, one], [one])).status, 'ordered and removed').toBe(422);
      expect((await arrange([two], [one])).status).toBe(200);
      expect((await list()).map(({ name }) => name)).toEqual([two]);
      expect((await arrange([two], [one])).status, 'removed already').toBe(200);
    });

    test('one that was uploaded since the order was read stays, at the end', async () => {
      const read = (await list()).map(({ name }) => name);
      const all = (await added(await photographAs('webp'))).map(({ name }) => name);
      const [unseen = ''] = all.filter((name) => !read.includes(name));
      expect((await arrange(read)).status).toBe(200);
      expect((await list()).map(({ name }) => name)).toEqual([...read, unseen]);
      expect((await arrange([], read)).status).toBe(200);
      expect((await list()).map(({ name }) => name)).toEqual([unseen]);
      await added(await photographAs('png'));
      expect((await arrange([], [unseen])).status).toBe(200);
    });

    test('D708 an upload says the name of its photograph, also where the file was there before', async () => {
      const before = (await list()).map(({ name }) => name);
      const [file, other] = [await photographAs('webp'), await photographAs('png')];
      const [first, second, again] = [await addedName(file), await addedName(other), await addedName(file)];
      expect(again.data.map(({ name }) => name)).toEqual([...before, first.name, second.name]);
      expect(again.name).toBe(first.name);
      expect((await arrange(before, [first.name, second.name])).status).toBe(200);
    });

    test('a turned and cropped picture has another address; its original stays and gives it back', async () => {
      const [before] = await list();
      const name = before?.name ?? '';
      const crop = { left: 100, top: 50, width: 400, height: 300 };
      const turned = await edit(name, { turn: 90, crop });
      expect(turned.status).toBe(200);
      const [after] = await list();
      expect(after).toMatchObject({
        width: 400,
        height: 300,
        original: { name, width: 600, height: 800 },
        edit: { turn: 90, crop },
      });
      expect(after?.name).not.toBe(name);
      expect(await picture(after?.name ?? '')).toMatchObject({ width: 400, height: 300 });
      expect(await picture(name), 'the original').toMatchObject({ width: 600, height: 800 });
      expect(
        (await edit(after?.name ?? '', { turn: 0, crop: { ...crop, left: 201 } })).status,
        'outside',
      ).toBe(422);
      expect((await edit(name, { turn: 90, crop: null })).status, 'not shown').toBe(404);
      expect((await edit(after?.name ?? '', { turn: 0, crop: null })).status).toBe(200);
      expect(await list()).toEqual([before]);
    });

    test('somebody of another office has none of it', async () => {
      const owner = await colleague('owner2@photographs.test', 'owner');
      const cells = { section: 'watches', brand: 'Omega', condition: 'perfect', city: 'moscow' };
      const { data } = await ask('createPiece', { number: 'DP-2', cells }, owner.token);
      const other = await colleague('other@photographs.test', 'appraiser', 'samara');
      const file = new Uint8Array(await photographAs('webp'));
      expect((await call('addPhotograph', { id: data.id }, { ...other, file })).status).toBe(404);
      expect((await call('arrangePhotographs', { id: data.id, photographs: [] }, other)).status).toBe(404);
    });
  });
}
