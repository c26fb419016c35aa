import { describe, expect, it } from 'vitest';
import type { CaughtUp } from '../../../src/publishing/publishing-message.ts';
import type { WorkerMessage } from '../../../src/server/worker-messages.ts';
import { type Member, Relay } from './relay.ts';

const DONE: CaughtUp = { changes: ['an article'], renewed: [], removed: [], failed: [], ms: 0, waiting: 0 };

/** A worker that records the messages it received. */
function listener(): Member & { heard: WorkerMessage[] } {
  const heard: WorkerMessage[] = [];
  return { heard, say: (word) => void heard.push(word) };
}

describe('process model: what workers say to one another', () => {
  it('one makes the pages; when it goes, the next', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.join(second);
    expect([first.heard, second.heard]).toEqual([[{ word: 'publish' }], []]);
    relay.part(first);
    expect(second.heard).toEqual([{ word: 'publish' }]);
    expect([relay.isPublisher(first), relay.isPublisher(second)]).toEqual([false, true]);
  });

  it('a page that was made is told to the others', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.join(second);
    const word: WorkerMessage = { word: 'page', key: 'ru:/about/', page: null };
    relay.hear(first, word);
    expect(first.heard).not.toContainEqual(word);
    expect(second.heard).toContainEqual(word);
  });

  it('D722 that another process has rendered the pages is told to all', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    for (const member of [first, second]) relay.join(member);
    relay.tellRendered();
    for (const { heard } of [first, second]) expect(heard.at(-1)).toEqual({ word: 'rendered' });
  });

  it('who has all look at the feeds is told when the last has, and of every page', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.join(second);
    relay.hear(second, { word: 'catch up', id: 'a', limit: 1, since: 0 });
    relay.hear(first, {
      word: 'caught up',
      id: 'a',
      done: { ...DONE, renewed: ['ru:/'], ms: 5, waiting: 2 },
    });
    expect(second.heard).toEqual([{ word: 'catch up', id: 'a', limit: 1, since: 0 }]);
    relay.hear(second, { word: 'caught up', id: 'a', done: DONE });
    const done = { ...DONE, renewed: ['ru:/'], ms: 5, waiting: 2 };
    expect(second.heard.at(-1)).toEqual({ word: 'caught up', id: 'a', done });
  });

  it('nobody waits for one that has died meanwhile', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.join(second);
    relay.hear(first, { word: 'catch up', id: 'a', limit: 1, since: 0 });
    relay.hear(first, { word: 'caught up', id: 'a', done: DONE });
    relay.part(second);
    expect(first.heard.at(-1)).toEqual({ word: 'caught up', id: 'a', done: DONE });
  });

  it('figures are those of all who tell them; nobody waits for the dead', async () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.join(second);
    const told = relay.metrics();
    const asked = first.heard.at(-1);
    const id = asked?.word === 'figures' ? asked.id : '';
    relay.hear(first, { word: 'figures are', id, figures: [{ name: 'a' }] });
    relay.part(second);
    expect(await told).toEqual([[{ name: 'a' }]]);
    expect(await new Relay().metrics()).toEqual([]);
  });

  it('calls are held when all have said so, and by those that come later', async () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    const held = relay.pause();
    const asked = first.heard.at(-1);
    relay.hear(first, { word: 'held', id: asked?.word === 'hold' ? asked.id : '' });
    await held;
    relay.join(second);
    expect(second.heard).toEqual([{ word: 'hold', id: '' }]);
    relay.release();
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual([{ word: 'release' }, { word: 'release' }]);
  });

  const wanted: WorkerMessage = { word: 'page wanted', id: 'a', key: 'ru:/clocks_today/' };
  const none: WorkerMessage = { word: 'page kept', id: 'a', page: null };
  const kept: WorkerMessage = { word: 'page kept', id: 'a', page: { file: '', left: 60, tags: [] } };

  it.each<[string, [WorkerMessage, WorkerMessage], WorkerMessage]>([
    ['the first that has it answers', [kept, none], kept],
    ['who does not have it waits for the others', [none, kept], kept],
    ['nobody has it', [none, none], none],
  ])('D714 a page that one cannot make: %s', (_, replies, result) => {
    const relay = new Relay();
    const [asker, ...others] = [listener(), listener(), listener()];
    for (const member of [asker, ...others]) relay.join(member);
    relay.hear(asker, wanted);
    for (const [at, member] of others.entries()) {
      expect(member.heard).toContainEqual(wanted);
      relay.hear(member, replies[at]);
    }
    expect(asker.heard.filter(({ word }) => word.startsWith('page'))).toEqual([result]);
  });

  it('D714 a page is not waited for from who has died, nor from nobody', () => {
    const [relay, first, second] = [new Relay(), listener(), listener()];
    relay.join(first);
    relay.hear(first, wanted);
    expect(first.heard.at(-1)).toEqual(none);
    relay.join(second);
    relay.hear(first, wanted);
    relay.part(second);
    expect(first.heard.slice(-2)).toEqual([none, none]);
  });

  it.each([['text'], [null], [{ channel: 'rate_limiter_flexible' }], [{ ready: 'http://…' }]])(
    'other messages of the channel are let alone: %o',
    (message) => {
      const [relay, first] = [new Relay(), listener()];
      relay.join(first);
      relay.hear(first, message);
      expect(first.heard).toEqual([{ word: 'publish' }]);
    },
  );
});
