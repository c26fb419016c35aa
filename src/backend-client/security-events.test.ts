import { describe, expect, it } from 'vitest';
import { type NotedEvent, NotedEvents } from './security-events.ts';

const refused: NotedEvent = { kind: 'publish_refused' };
const limit: NotedEvent = { kind: 'limit_reached', detail: 'logins' };

describe('what a storefront has recorded', () => {
  it('the same of one network once in ten minutes', () => {
    let now = 0;
    const noted = new NotedEvents(() => now);
    const tried = () => [
      noted.isNew(refused, '192.0.2.7'),
      noted.isNew(refused, '192.0.2.8'),
      noted.isNew(limit, '192.0.2.7'),
    ];
    expect(tried()).toEqual([true, true, true]);
    now = 599_999;
    expect(tried()).toEqual([false, false, false]);
    now = 600_000;
    expect(tried()).toEqual([true, true, true]);
  });

  it('no more than the backend can bear, however many networks there are', () => {
    const noted = new NotedEvents(() => 0);
    const all = Array.from({ length: 2_000 }, (_, n) => noted.isNew(limit, String(n)));
    expect(all.filter(Boolean)).toHaveLength(500);
  });
});
