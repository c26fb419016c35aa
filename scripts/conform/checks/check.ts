import type { Examples } from '../examples.ts';
import type { TestedBackend } from '../tested-backend.ts';

/** What a check looks at. */
export interface Trial {
  /** The backend as one host asks it. */
  backend: TestedBackend;
  /** As all hosts do, this one among them. */
  hosts: readonly TestedBackend[];
  examples: Examples;
}

/** Something that every backend has to do, whatever it sells. */
export interface Check {
  /** What is right, in a few words. */
  name: string;
  /** Gives a sentence for each thing that is wrong; the first call without a right answer ends it. */
  run: (trial: Trial) => AsyncIterable<string>;
}
