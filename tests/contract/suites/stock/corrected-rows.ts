import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { constrainVocabularies } from '@tourbillon/backend/start/constrain-vocabularies.ts';
import type { StockSteps } from './steps.ts';

const { items } = schema;

/** Words outside the vocabularies, in rows older than the constraints. */
export function correctedRowsTests({ backend, rowOf }: StockSteps): void {
  test('D241 old rows are brought into order where it is clear how, the others named, and the rest validated', async () => {
    const { database } = backend();
    const said: object[] = [];
    const log = { info: (line: object) => said.push(line), warn: (line: object) => said.push(line) };
    const columns = ['condition', 'gender', 'functions'] as const;
    const validated = async () => {
      const { rows } = (await database.execute(
        sql`select conname as name, convalidated as valid from pg_constraint where conname like 'items_words_%'`,
      )) as { rows: { name: string; valid: boolean }[] };
      return columns.map((column) => rows.find(({ name }) => name === `items_words_${column}`)?.valid);
    };
    for (const column of columns) {
      await database.execute(`alter table items drop constraint items_words_${column}`);
    }
    const plant = (number: string, wrong: Partial<typeof items.$inferInsert>) =>
      database.update(items).set(wrong).where(eq(items.number, number));
    await plant('ST-1', { condition: 'Natural-Wear', functions: ['Дата', 'date'], gender: 'unisx' });
    await plant('ST-2', { gender: 'Женские' });
    await plant('ST-3', { condition: 'mint', gender: 'Women' });
    await constrainVocabularies(database, log);
    expect(await rowOf('ST-1')).toMatchObject({
      condition: 'natural_wear',
      functions: ['date'],
      gender: 'unisex',
    });
    expect(await rowOf('ST-2')).toMatchObject({ gender: 'women' });
    // A row with one unknown word stays as it is.
    expect(await rowOf('ST-3')).toMatchObject({ condition: 'mint', gender: 'Women' });
    expect(said).toEqual([
      { column: 'condition', from: 'Natural-Wear', to: 'natural_wear', rows: 1 },
      { column: 'gender', from: 'unisx', to: 'unisex', rows: 1 },
      { column: 'functions', from: 'Дата | date', to: 'date', rows: 1 },
      { column: 'gender', from: 'Женские', to: 'women', rows: 1 },
      { items: 2, numbers: ['ST-1', 'ST-2'] },
      { constraint: 'items_words_condition', numbers: ['ST-3'] },
      { constraint: 'items_words_gender', numbers: ['ST-3'] },
    ]);
    expect(await validated()).toEqual([false, false, true]);
    await plant('ST-3', { condition: 'perfect', gender: 'women' });
    await constrainVocabularies(database, log);
    expect(await validated()).toEqual([true, true, true]);
    expect(said).toHaveLength(7);
  });
}
