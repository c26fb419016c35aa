import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import { BACK } from '../../data/backend-here.ts';
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
    addEventListener(BACK, resume);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', resume);
      removeEventListener(BACK, resume);
    };
  }, [isBusy, queue]);
  return queue;
}
