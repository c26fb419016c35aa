import { describe, expect, it, vi } from 'vitest';
import { type Send, UploadQueue, UploadRefusal } from './upload-queue.ts';

const files = (amount: number) => Array.from({ length: amount }, (_, at) => new File(['x'], `${at}.jpg`));
const states = (queue: UploadQueue) => queue.uploads().map(({ state }) => state);
const noPause = () => Promise.resolve();

/** A fake sender; the test ends each upload. */
function sending() {
  const open = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const send: Send = (file, { signal }) =>
    new Promise((done, fail) => {
      open.set(file.name, { done, fail });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  return { send: vi.fn(send), open };
}

describe('queue of photographs', () => {
  it('sends two at a time, in their order, to the last of forty', async () => {
    const { send, open } = sending();
    const queue = new UploadQueue(send, noPause);
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
    const send = vi.fn<Send>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    const once = new UploadQueue(send, noPause);
    once.add(files(1));
    await vi.waitFor(() => expect(states(once)).toEqual(['done']));
    expect(send).toHaveBeenCalledTimes(2);

    const never = vi.fn<Send>().mockRejectedValue(new Error('offline'));
    const queue = new UploadQueue(never, noPause);
    queue.add(files(1));
    await vi.waitFor(() => expect(states(queue)).toEqual(['failed']));
    never.mockResolvedValue(undefined);
    queue.resume();
    await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
  });

  it('does not send again what was refused, and goes on with the rest', async () => {
    const send = vi.fn<Send>((file) => {
      if (file.name === '0.jpg') throw new UploadRefusal('format');
      return Promise.resolve();
    });
    const queue = new UploadQueue(send, noPause);
    queue.add(files(2));
    await vi.waitFor(() => expect(states(queue)).toEqual(['failed', 'done']));
    expect(queue.uploads()[0]?.reason).toBe('format');
    queue.retryAll();
    expect(states(queue), 'what is refused stays so').toEqual(['failed', 'done']);
  });

  it('cancels what is sent and what waits; the next takes the place', async () => {
    const { send, open } = sending();
    const queue = new UploadQueue(send, noPause);
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
