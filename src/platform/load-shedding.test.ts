import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AdmissionControl, type Cost } from './load-shedding.ts';

/** Manual clocks, and an admission that uses them. */
function admissionOf(atOnce = 64) {
  const now = { wall: 0, processor: 0 };
  const clocks = { wall: () => now.wall, processor: () => now.processor };
  const admission = new AdmissionControl({ most: 200, atOnce, clocks });
  return {
    admission,
    /** A timer that is late, after some milliseconds of own work. */
    tick(late: number, worked: number) {
      now.wall += 50 + late;
      now.processor += worked;
      admission.tick();
    },
    /** Starts a number of requests. */
    come: (requests: number) => Array.from({ length: requests }, () => countOne(admission, 'GET')),
    refused: () => (['expensive', 'cheap', 'free'] as const).filter((cost) => admission.refuses(cost)),
  };
}

function countOne(admission: AdmissionControl, method: string) {
  const req = Object.assign(new EventEmitter(), { method });
  const res = new EventEmitter();
  admission.count(req as unknown as IncomingMessage, res as unknown as ServerResponse);
  return { req, res };
}

describe('overload: what is rejected when more requests are under way than are served at once', () => {
  it.each<[number, Cost[]]>([
    [0, []],
    [150, []],
    [400, ['expensive']],
    [1_000, ['expensive', 'cheap']],
    [4_000, ['expensive', 'cheap', 'free']],
  ])('%i ms of own work before each request: %j', (work, expected) => {
    const { come, tick, refused } = admissionOf();
    come(65);
    for (let times = 0; times < 20; times += 1) tick(work, work);
    expect(refused()).toEqual(expected);
  });

  it('a single pause rejects nobody', () => {
    const { come, tick, refused } = admissionOf();
    come(65);
    for (const late of [0, 0, 600]) tick(late, late);
    expect(refused()).toEqual([]);
  });

  it('it is over soon after the overload', () => {
    const { come, tick, refused } = admissionOf();
    come(65);
    for (let times = 0; times < 20; times += 1) tick(1_000, 1_000);
    for (let times = 0; times < 10; times += 1) tick(0, 5);
    expect(refused()).toEqual([]);
  });
});

describe('D93: nobody is rejected because other programs use the processor', () => {
  it('while fewer are under way than are served at once, however late the clock is', () => {
    const { admission, come, tick, refused } = admissionOf();
    come(64);
    for (let times = 0; times < 100; times += 1) tick(10_000, 10_000);
    expect(refused()).toEqual([]);
    expect(admission.givesUp(60_000), 'however long a page waited for its turn').toBe(false);
  });

  it('nor with many under way, when the loop is late and this program was hardly at work', () => {
    const { come, tick, refused } = admissionOf();
    come(500);
    for (let times = 0; times < 100; times += 1) tick(3_000, 60);
    expect(refused()).toEqual([]);
  });

  it('what has waited too long is given up when there are more than are served at once', () => {
    const { admission, come } = admissionOf();
    come(65);
    expect([admission.givesUp(1_900), admission.givesUp(2_100)]).toEqual([false, true]);
  });
});

describe('what counts as under way', () => {
  it('until the response is handed over, whether or not its reader takes it', () => {
    const { admission, come } = admissionOf();
    const [first, second] = come(3);
    first?.res.emit('prefinish');
    first?.res.emit('close');
    second?.res.emit('close');
    expect(admission.underWay).toBe(1);
  });

  it('not while it is being sent: slow senders take no place', () => {
    const { admission } = admissionOf();
    const [slow, whole, gone] = [1, 2, 3].map(() => countOne(admission, 'POST'));
    whole?.req.emit('end');
    gone?.res.emit('close');
    gone?.req.emit('end');
    expect(admission.underWay).toBe(1);
    slow?.req.emit('end');
    expect(admission.underWay).toBe(2);
  });
});
