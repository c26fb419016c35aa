import type { Examples } from '../examples.ts';
import type { TestedBackend } from '../tested-backend.ts';

/** Input of a check. */
export interface ConformanceInput {
  /** The backend in the language of one host. */
  backend: TestedBackend;
  /** The backend in the languages of all hosts, this one included. */
  hosts: readonly TestedBackend[];
  examples: Examples;
}

/** A requirement for every backend, whatever the shop sells. */
export interface ConformanceCheck {
  /** The requirement in a few words. */
  name: string;
  /** Yields a sentence for each fault. The first call without a valid response ends the check. */
  run: (input: ConformanceInput) => AsyncIterable<string>;
}
