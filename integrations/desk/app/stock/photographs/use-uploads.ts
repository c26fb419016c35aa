import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import { BACKEND_RESTORED } from '../../data/backend-status.ts';
import { SESSION_RESTORED } from '../../data/session-status.ts';
import { photographSender } from '../send-photograph.ts';
import { isLost, isOpen, UploadQueue } from '../upload-queue.ts';

interface Listeners {
  /** Called after each upload with all photographs of the piece. */
  onAdded: (photographs: DeskPhotograph[]) => void;
  /** Called after the last upload. */
  onDrained: () => void;
}

/**
 * The upload queue for photographs of a piece. While files are uploading, the browser asks before the page is left.
 * Files that failed while the network or the backend was down, or the session had ended, are uploaded later.
 */
export function useUploads(id: number, listeners: Listeners): UploadQueue {
  const told = useRef(listeners);
  useEffect(() => {
    told.current = listeners;
  });
  const [queue] = useState(
    () =>
      new UploadQueue(
        photographSender(id, (photographs) => told.current.onAdded(photographs)),
        { onDrained: () => told.current.onDrained() },
      ),
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
    addEventListener(SESSION_RESTORED, resume);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', resume);
      removeEventListener(BACKEND_RESTORED, resume);
      removeEventListener(SESSION_RESTORED, resume);
    };
  }, [isBusy, queue]);
  return queue;
}
