import type { ComposedMail } from './compose-letter.ts';

/** A letter with its envelope. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  /** The same at every attempt, so that a letter that comes twice is known as one. */
  messageId: string;
  date: Date;
}

/** A way by which letters leave. */
export interface Transport {
  /** @throws what the server said, when it did not take the letter. */
  send(mail: AddressedMail): Promise<void>;
  close(): void;
}
