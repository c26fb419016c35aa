import type { PauseMessage } from '../backend-client/pause-message.ts';
import { readMessage, type ShutdownMessage } from '../platform/worker-messages.ts';
import type { PublishingMessage } from '../publishing/publishing-message.ts';

/** Supervisor to one worker: report your metrics; and its response. */
type MetricsMessage =
  { word: 'figures'; id: string } | { word: 'figures are'; id: string; figures: object[] };

/** What the workers of one storefront and their supervisor say to one another. */
export type WorkerMessage = PublishingMessage | PauseMessage | MetricsMessage | ShutdownMessage;

/** Reads a message of the channel between processes; other things travel there as well. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  return readMessage<WorkerMessage>(message);
}
