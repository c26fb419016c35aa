import { describe, expect, it, vi } from 'vitest';
import { type Send, UploadQueue, UploadRefusal } from './upload-queue.ts';

const files = (amount: number) => Array.from({ length: amount }, (_, at) => new File(['x'], `${at}.jpg`));
const states = (queue: UploadQueue) => queue.uploads().map(({ state }) => state);
const pause = () => Promise.resolve();

/** The name of the photograph that a file becomes. */
const nameOf = ({ name }: File) => name.replace('.jpg', '');

/** A fake sender; the test ends each upload. */
function sending() {
  const open = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const send: Send = (file, { signal }) =>
    new Promise((done, fail) => {
      open.set(file.name, { done: () => done(nameOf(file)), fail });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  return { send: vi.fn(send), open };
}

describe('queue of photographs', () => {
  it('sends two at a time, in their order, to the last of forty', async () => {
    const { send, open } = sending();
    const queue = new UploadQueue(send, { pause });
    queue.add(files(40));
    for (let sent = 0; sent < 40; sent += 1) {
      expect(states(queue).filter((state) => state === 'sending')).toHaveLength(Math.min(2, 40 - sent));
      open.get(`${sent}.jpg`)?.done();
      await vi.waitFor(() => expect(queue.uploads()[sent]?.state).toBe('done'));
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(Math.min(40, sent + 3)));
    }
    expect(new Set(states(queue))).toEqual(new Set(['done']));
  });

  it('tries a file again that was cut off, and gives up when it is again and again', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('a');
    const once = new UploadQueue(send, { pause });
    once.add(files(1));
    await vi.waitFor(() => expect(states(once)).toEqual(['done']));
    expect(send).toHaveBeenCalledTimes(2);

    const never = vi.fn<Send>().mockRejectedValue(new Error('offline'));
    const queue = new UploadQueue(never, { pause });
    queue.add(files(1));
    await vi.waitFor(() => expect(states(queue)).toEqual(['failed']));
    never.mockResolvedValue('a');
    queue.resume();
    await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
  });

  it('does not send again what was refused, and goes on with the rest', async () => {
    const send = vi.fn<Send>((file) => {
      if (file.name === '0.jpg') throw new UploadRefusal('format');
      return Promise.resolve(nameOf(file));
    });
    const queue = new UploadQueue(send, { pause });
    queue.add(files(2));
    await vi.waitFor(() => expect(states(queue)).toEqual(['failed', 'done']));
    expect(queue.uploads()[0]?.reason).toBe('format');
    queue.retryAll();
    expect(states(queue), 'what is refused stays so').toEqual(['failed', 'done']);
  });

  it('cancels what is sent and what waits; the next takes the place', async () => {
    const { send, open } = sending();
    const queue = new UploadQueue(send, { pause });
    queue.add(files(4));
    const [first, , third] = queue.uploads();
    queue.cancel(first?.id ?? 0);
    queue.cancel(third?.id ?? 0);
    await vi.waitFor(() => expect(states(queue)).toEqual(['cancelled', 'sending', 'cancelled', 'sending']));
    queue.retry(first?.id ?? 0);
    open.get('1.jpg')?.done();
    await vi.waitFor(() => expect(queue.uploads()[0]?.state).toBe('sending'));
    queue.cancelAll();
    await vi.waitFor(() => expect(states(queue)).toEqual(['cancelled', 'done', 'cancelled', 'cancelled']));
    queue.resume();
    expect(states(queue), 'what was cancelled is not uploaded by itself').not.toContain('sending');
    queue.retryAll();
    await vi.waitFor(() => expect(states(queue)).toEqual(['sending', 'done', 'sending', 'waiting']));
    queue.cancelAll();
    queue.clear();
    expect(states(queue)).toEqual([]);
  });
});

describe('the order of uploaded photographs, told when nothing is uploaded any more', () => {
  function begin(amount: number) {
    const { send, open } = sending();
    const told: string[][] = [];
    const queue: UploadQueue = new UploadQueue(send, { pause, onDrained: () => told.push(queue.names()) });
    queue.add(files(amount));
    const end = async (name: string, error?: Error) => {
      await vi.waitFor(() => expect(open.has(`${name}.jpg`)).toBe(true));
      if (error) open.get(`${name}.jpg`)?.fail(error);
      else open.get(`${name}.jpg`)?.done();
      open.delete(`${name}.jpg`);
    };
    const drained = (calls: string[][]) => vi.waitFor(() => expect(told).toEqual(calls));
    return { queue, end, drained };
  }

  it('is that in which they were chosen, though the first one arrives last', async () => {
    const { end, drained } = begin(4);
    for (const name of ['1', '2', '3']) await end(name);
    await drained([]);
    await end('0');
    await drained([['0', '1', '2', '3']]);
  });

  it('has a refused one left out, and one that is retried in its place', async () => {
    const { queue, end, drained } = begin(3);
    await end('0', new UploadRefusal('format'));
    await end('2');
    await end('1');
    await drained([['1', '2']]);
    queue.retry(queue.uploads()[0]?.id ?? 0);
    await end('0');
    await drained([
      ['1', '2'],
      ['0', '1', '2'],
    ]);
  });

  it('is told once after all are cancelled', async () => {
    const { queue, end, drained } = begin(4);
    await end('1');
    await vi.waitFor(() => expect(states(queue)).toEqual(['sending', 'done', 'sending', 'waiting']));
    queue.cancelAll();
    await drained([['1']]);
  });

  it('has none that a person has moved since, and none of a finished choice', async () => {
    const { queue, end, drained } = begin(3);
    await end('1');
    await vi.waitFor(() => expect(states(queue)[1]).toBe('done'));
    queue.keepOrder();
    await end('2');
    await end('0');
    await drained([['0', '2']]);
    queue.add([new File(['x'], '3.jpg')]);
    await end('3');
    await drained([['0', '2'], ['3']]);
  });
});
