import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import { BACKEND_RESTORED } from '../../data/backend-status.ts';
import { photographSender } from '../send-photograph.ts';
import { isLost, isOpen, UploadQueue } from '../upload-queue.ts';

/**
 * The upload queue for photographs of a piece. While files are uploading, the browser asks before the page is left.
 * Files that failed while the network or the backend was down are uploaded when it is back.
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
  const isBusy = uploads.some((upload) => isOpen(upload) || isLost(upload));
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const resume = () => queue.resume();
    addEventListener('beforeunload', ask);
    addEventListener('online', resume);
    addEventListener(BACKEND_RESTORED, resume);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', resume);
      removeEventListener(BACKEND_RESTORED, resume);
    };
  }, [isBusy, queue]);
  return queue;
}
