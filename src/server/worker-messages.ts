import type { PauseMessage } from '../backend-client/pause-message.ts';
import type { NeighbourMessage } from '../page-cache/neighbour-message.ts';
import { readMessage, type ShutdownMessage } from '../platform/worker-messages.ts';
import type { PublishingMessage } from '../publishing/publishing-message.ts';

/** Supervisor to one worker: report your metrics; and the worker's response. */
type MetricsMessage =
  | { word: 'figures'; id: string }
  | { word: 'figures are'; id: string; figures: object[] };

/** Messages between the workers of one storefront and their supervisor. */
export type WorkerMessage =
  | PublishingMessage
  | PauseMessage
  | NeighbourMessage
  | MetricsMessage
  | ShutdownMessage;

/** Reads a message of the IPC channel. Undefined for messages of other libraries. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  return readMessage<WorkerMessage>(message);
}
