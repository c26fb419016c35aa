/**
 * A message between the processes of one storefront, over the IPC channel of the cluster. Names and values must not
 * change: after a deploy, workers of this release have a supervisor of the previous release.
 */
export interface ChannelMessage {
  word: string;
}

/** Supervisor to one worker: finish the current requests within the given milliseconds and exit. */
export interface ShutdownMessage extends ChannelMessage {
  word: 'leave';
  within: number;
}

/** Reads a message of the channel. Undefined for messages of other libraries. */
export function readMessage<M extends ChannelMessage>(message: unknown): M | undefined {
  return typeof message === 'object' && message !== null && 'word' in message ? (message as M) : undefined;
}
