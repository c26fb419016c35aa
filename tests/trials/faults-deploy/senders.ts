import { setTimeout } from 'node:timers/promises';
import { send } from '../faults/send.ts';
import { submissionOf } from '../faults/submissions.ts';

/**
 * People who send forms one after another. Each form is sent again with its idempotency key until it is
 * confirmed.
 */
export interface Senders {
  /**
   * Waits until the senders have their responses. @returns phones of the confirmed forms, how many were sent, and
   * sent again.
   */
  stop: () => Promise<{ thanked: string[]; sent: number; repeated: number }>;
}

const PAUSE = 100;

/** Starts senders. @param certificate of a TLS proxy, if they connect to one. */
export function startSenders(port: number, host: string, people: number, certificate?: string): Senders {
  const thanked: string[] = [];
  let [next, repeated, stopping] = [0, 0, false];
  const person = async () => {
    while (!stopping) {
      const n = next++;
      const submission = submissionOf(n);
      const network = `${certificate ? 127 : 10}.${n >> 14}.${(n >> 7) & 127}.${1 + (n & 127)}`;
      const receiver = { port, host, network, certificate };
      while (!(await send(submission, receiver))?.thanked) {
        repeated += 1;
        await setTimeout(PAUSE);
      }
      thanked.push(submission.phone);
      await setTimeout(PAUSE);
    }
  };
  const all = Array.from({ length: people }, person);
  return {
    stop: async () => {
      stopping = true;
      await Promise.all(all);
      return { thanked, sent: next, repeated };
    },
  };
}
