import type { ComposedMail } from './compose-letter.ts';

/** A letter with its sender and recipient. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  /** The same for every attempt, so that mail programs recognize a duplicate. */
  messageId: string;
  date: Date;
}

/** Sends letters. */
export interface Transport {
  /** @throws the error of the server, if it refused the letter. */
  send(mail: AddressedMail): Promise<void>;
  close(): void;
}
