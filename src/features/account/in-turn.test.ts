import { expect, it } from 'vitest';
import { callsInTurn } from './in-turn.ts';

it('a switch that is pressed while another call is under way is changed after it', async () => {
  const inTurn = callsInTurn();
  const done: string[] = [];
  const calls = ['first', 'second', 'third'].map(() => Promise.withResolvers<string>());
  const press = (name: string, place: number) =>
    inTurn(name, async () => {
      done.push(`${name} begun`);
      const text = await calls[place]?.promise;
      done.push(`${name} over`);
      return text;
    });
  const [one, two] = [press('one', 0), press('two', 1)];
  expect(await press('one', 2), 'a second click').toBeUndefined();
  expect(await press('two', 2), 'a second click while it waits').toBeUndefined();
  expect(done).toEqual(['one begun']);
  calls[1]?.resolve('second');
  calls[0]?.reject(new Error('away'));
  await expect(one).rejects.toThrow('away');
  expect(await two, 'a call that fails stops no other').toBe('second');
  expect(done).toEqual(['one begun', 'two begun', 'two over']);
  calls[2]?.resolve('third');
  expect(await press('one', 2), 'the same once more').toBe('third');
});
