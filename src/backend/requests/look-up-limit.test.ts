import { describe, expect, it } from 'vitest';
import { LookUpLimit } from './look-up-limit.ts';

describe('D15 five tries in a quarter of an hour', () => {
  it.each<[string, (n: number) => [string, string]]>([
    ['of one network at any number', (n) => ['8.8.8.8', `ticket ${n}`]],
    ['at one number from any network', (n) => [`8.8.8.${n}`, 'ticket 1']],
  ])('%s', async (_, tryOf) => {
    const limit = new LookUpLimit();
    for (let n = 0; n < 5; n++) expect(await limit.wait(...tryOf(n))).toBe(0);
    const wait = await limit.wait(...tryOf(5));
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await limit.wait('1.1.1.1', 'ticket 99')).toBe(0);
  });
});
