import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask as askSite } from '../../ask.ts';
import type { DeskGoodsSteps } from './steps.ts';

/** Invalid values that SQL or an older release may have stored, and their corrections. */
interface StoredMistake {
  what: string;
  set: string;
  /** Its mistake in the form, at which columns. */
  says: Record<string, RegExp>;
  /** Cells that correct it. */
  mend: Record<string, string>;
  /** The column for which the site leaves it out. */
  wrong: string | null;
}

const PLANTED: readonly StoredMistake[] = [
  {
    what: 'a very long name',
    set: `model = repeat('x', 5000)`,
    says: { model: /longer than 160 characters/ },
    mend: { model: 'Submariner' },
    wrong: null,
  },
  {
    what: 'a very long text with HTML',
    set: `description = jsonb_build_object('ru', repeat('я', 200000), 'en', '<b>Cheap</b>')`,
    says: { description_ru: /longer than 10000/, description_en: /has HTML/ },
    mend: { description_ru: 'Часы', description_en: '' },
    wrong: null,
  },
  {
    what: 'year 9999',
    set: `year = '9999'`,
    says: { year: /"9999" is not a year/ },
    mend: { year: '2019' },
    wrong: 'year',
  },
  {
    what: 'year 0',
    set: `year = '0'`,
    says: { year: /"0" is not a year/ },
    mend: { year: '' },
    wrong: 'year',
  },
  {
    what: 'words of an older release',
    set: `condition = 'mint', functions = array['date', 'warp']`,
    says: { condition: /"mint" .* no vocabulary/, complications: /"warp" .* no vocabulary/ },
    mend: { condition: 'perfect', complications: 'date' },
    wrong: 'condition',
  },
  {
    what: 'price 0',
    set: 'price_usd = 0',
    says: { price: /is 0; leave the cell empty/ },
    mend: { price: '8500' },
    wrong: 'price',
  },
  {
    what: 'a discount that is none',
    set: 'price_usd = 100, discount_usd = 200',
    says: { discount_price: /200 is not lower than the price/ },
    mend: { discount_price: '90' },
    wrong: null,
  },
];

/** Invalid pieces, written by SQL or an older release: the form opens them, shows each mistake at its field, and can correct it. */
export function deskGoodsStoredMistakesTests({
  backend,
  call,
  ask,
  owner,
  create,
  save,
  reread,
  change,
}: DeskGoodsSteps): void {
  const run = (statement: string) => backend().database.execute(sql.raw(statement));
  const listed = async (search: string) => (await ask('stockList', { search } as never, owner.token)).data;
  const numbers = async () => {
    const { items } = await askSite(backend().url, 'en', 'catalogue', {
      url: 'clocks_today',
      brand: 'rolex',
      per_page: 100,
    });
    return items.map(({ url }) => url).filter((url) => url.includes('dk-4'));
  };
  const refused = async () => {
    const text = await (await fetch(`${backend().url}/metrics`)).text();
    return Number(/^backend_refused_items (\d+)$/m.exec(text)?.[1]);
  };

  test('D410 pieces planted wrong by SQL open at the desk, say what is wrong, and are mended there', async () => {
    const constraints: string[] = [];
    for (const constraint of ['items_words_condition', 'items_words_functions', 'items_prices']) {
      const { rows } = (await backend().database.execute(
        sql`select pg_get_constraintdef(oid) as said from pg_constraint where conname = ${constraint}`,
      )) as unknown as { rows: { said: string }[] };
      constraints.push(`alter table items add constraint ${constraint} ${rows[0]?.said}`);
      await run(`alter table items drop constraint ${constraint}`);
    }
    const pieces = [];
    for (const [at, planted] of PLANTED.entries()) {
      const { id, number } = await create(`DK-4${at}`, { price: '9000', currency: 'USD', city: 'samara' });
      pieces.push({ id, number, planted });
    }
    await change(
      pieces.map(({ id }) => id),
      { kind: 'publish' },
    );
    for (const { id, planted } of pieces) await run(`update items set ${planted.set} where id = ${id}`);
    await run(
      `insert into item_photos (item_id, position, name, type, width, height, source) values (${pieces[0]!.id}, 0, '${'0'.repeat(32)}', 'image/jpeg', 800, 600, 'gone')`,
    );

    const left = PLANTED.filter(({ wrong }) => wrong !== null).length;
    await expect.poll(refused, { timeout: 10_000 }).toBe(left);
    expect((await numbers()).length, 'the others are on the site').toBe(PLANTED.length - left);

    const entries = await listed('DK-4');
    for (const { id, number, planted } of pieces) {
      const { what, says, mend, wrong } = planted;
      expect(
        entries.find((entry) => entry.id === id),
        what,
      ).toMatchObject({ number, wrong });
      const item = await reread(id);
      expect(Object.keys(item.mistakes).sort(), what).toEqual(Object.keys(says).sort());
      for (const [column, words] of Object.entries(says)) expect(item.mistakes[column]?.[0]).toMatch(words);
      if (wrong !== null && wrong !== 'year') {
        const other = await save(item, { nickname: 'Hulk' });
        expect([other.status, Object.keys((other.body as { errors: object }).errors)], what).toEqual([
          422,
          [wrong],
        ]);
      }
      const mended = await save(item, mend);
      expect(mended.status, what).toBe(200);
      const after = await reread(id);
      expect(after.mistakes, what).toEqual({});
      const asked = after.previous_prices.map(({ price }) => price);
      expect(asked, `${what}: no price that nobody was asked`).not.toContain(0);
    }
    // A photograph whose file is gone is taken out of the piece.
    const broken = pieces[0]!.id;
    const gone = await call(
      'photographOfStock',
      { id: String(broken), name: '0'.repeat(32), width: '320' },
      owner,
    );
    expect(gone.status).toBe(404);
    const removed = (await reread(broken)).photographs.map(({ name }) => name);
    await ask('arrangePhotographs', { id: broken, photographs: [], removed }, owner.token);
    expect((await reread(broken)).photographs).toEqual([]);

    for (const statement of constraints) await run(statement);
    await expect.poll(refused, { timeout: 10_000 }).toBe(0);
    expect((await numbers()).length).toBe(PLANTED.length);
  });

  test('no piece of a shop in order has a mistake', async () => {
    const wrong = [];
    const { data } = await ask('stockList', { sort: 'price', order: 'asc' } as never, owner.token);
    for (const { id, number } of data.slice(0, 12)) {
      const { mistakes } = await reread(id);
      if (Object.keys(mistakes).length > 0) wrong.push([number, mistakes]);
    }
    expect(wrong).toEqual([]);
  });
}
