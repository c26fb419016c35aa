/**
 * A message between the processes of one storefront, over the channel of their cluster. Names and values stay as they
 * are: after a deploy workers of this release have a supervisor of the release before.
 */
export interface ChannelMessage {
  word: string;
}

/** Supervisor to one worker: finish the requests under way within a given number of milliseconds and exit. */
export interface ShutdownMessage extends ChannelMessage {
  word: 'leave';
  within: number;
}

/** Reads a message of the channel; other things travel there as well. */
export function readMessage<M extends ChannelMessage>(message: unknown): M | undefined {
  return typeof message === 'object' && message !== null && 'word' in message ? (message as M) : undefined;
}
