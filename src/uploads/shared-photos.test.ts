import { expect, it, onTestFinished, vi } from 'vitest';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { log } from '../platform/log.ts';
import { SharedPhotos } from './shared-photos.ts';

it('a bucket that failed is left alone for ten seconds, also when the clock is set back by a year', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  let asked = 0;
  const put = async () => {
    asked += 1;
    throw new Error('the bucket is away');
  };
  const photos = new SharedPhotos({ put } as unknown as ObjectStorage);
  await photos.copyToBucket('/photos/a', ['a.photo']);
  await photos.copyToBucket('/photos/a', ['a.photo']);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  vi.advanceTimersByTime(11_000);
  await photos.copyToBucket('/photos/a', ['a.photo']);
  expect(asked).toBe(2);
});
