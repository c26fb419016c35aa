import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import { deskHeaders } from '../data/activity.ts';
import { BACKEND_LOST } from '../data/backend-status.ts';
import { SESSION_ENDED } from '../data/session-status.ts';
import { type Send, UploadRefusal } from './upload-queue.ts';

/** Statuses that justify a retry: the server or the backend was down or overloaded. */
const RETRYABLE: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504]);

/**
 * Uploads photographs of a piece. It uses `XMLHttpRequest`, because `fetch` reports no upload progress.
 * @param onAdded called after each upload with all photographs of the piece.
 */
export function photographSender(id: number, onAdded: (photographs: DeskPhotograph[]) => void): Send {
  return (file, { signal, progress }) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.open('POST', `/api${DESK_CALLS.addPhotograph.path}?id=${id}`);
      for (const [name, value] of Object.entries(deskHeaders())) request.setRequestHeader(name, value);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        progress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('loadend', () => {
        if (request.status === 200) {
          const { data, name } = request.response as { data: DeskPhotograph[]; name: string };
          onAdded(data);
          done(name);
        } else if (request.status === 401) {
          dispatchEvent(new Event(SESSION_ENDED));
          fail(new Error('the session has ended'));
        } else if (RETRYABLE.has(request.status)) {
          if (!signal.aborted) dispatchEvent(new Event(BACKEND_LOST));
          fail(new Error('the connection broke off'));
        } else fail(new UploadRefusal(reasonOf(request)));
      });
      signal.addEventListener('abort', () => request.abort());
      request.send(file);
    });
}

function reasonOf({ status, response }: XMLHttpRequest): string {
  if (status === 413) return 'file_size';
  const { errors } = (response ?? {}) as { errors?: { file?: string[] } };
  return errors?.file?.[0] ?? 'other';
}
