/** A position in the write-ahead log (LSN), as an increasing number. */
export type WalPlace = bigint;

/** Parses PostgreSQL's notation, such as `16/B374D848`: two hexadecimal halves. */
export function readWalPlace(text: string): WalPlace {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new Error(`"${text}" is no place in a log`);
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * The lag of a replica, by the clock of this process only. Each check records the primary's position; the lag is the
 * age of the oldest position that the replica has not reached. So an idle primary or different clocks do not look
 * like a lag, as they do in `now() - pg_last_xact_replay_timestamp()`.
 */
export class Lag {
  #ahead: { place: WalPlace; at: number }[] = [];

  /** Records the primary's position. @param at milliseconds of any clock. */
  primaryAt(place: WalPlace, at: number): void {
    const last = this.#ahead.at(-1);
    if (!last || last.place < place) this.#ahead.push({ place, at });
  }

  /**
   * Records the replica's position. @returns the lag in milliseconds; 0 when it has reached all recorded positions.
   */
  replicaAt(place: WalPlace, at: number): number {
    this.#ahead = this.#ahead.filter((noted) => noted.place > place);
    const [oldest] = this.#ahead;
    return oldest ? at - oldest.at : 0;
  }
}
