import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import { photographSender } from '../send-photograph.ts';
import { UploadQueue } from '../upload-queue.ts';

/**
 * The upload queue for photographs of a piece. While files are uploading, the browser asks before the page is left.
 */
export function useUploads(id: number, onAdded: (photographs: DeskPhotograph[]) => void): UploadQueue {
  const told = useRef(onAdded);
  useEffect(() => {
    told.current = onAdded;
  });
  const [queue] = useState(
    () => new UploadQueue(photographSender(id, (photographs) => told.current(photographs))),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const isBusy = uploads.some(({ state }) => ['waiting', 'sending', 'cleaning'].includes(state));
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const retry = () => queue.retryAll();
    addEventListener('beforeunload', ask);
    addEventListener('online', retry);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', retry);
    };
  }, [isBusy, queue]);
  return queue;
}
