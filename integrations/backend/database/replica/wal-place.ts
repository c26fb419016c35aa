/** A place in the write-ahead log, as a number that grows. */
export type WalPlace = bigint;

/** Reads PostgreSQL's notation, such as `16/B374D848`: two halves in hexadecimal digits. */
export function readWalPlace(text: string): WalPlace {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new Error(`"${text}" is no place in a log`);
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * How far a replica is behind, by the clock of this process alone: the primary's place is noted at each look, and the
 * replica lags since the oldest place that it has not reached. So neither a primary on which nothing happens nor clocks
 * that disagree look like a lag, as they do in `now() - pg_last_xact_replay_timestamp()`.
 */
export class Lag {
  #ahead: { place: WalPlace; at: number }[] = [];

  /** Where the primary was at a moment. @param at milliseconds of any clock. */
  primaryAt(place: WalPlace, at: number): void {
    const last = this.#ahead.at(-1);
    if (!last || last.place < place) this.#ahead.push({ place, at });
  }

  /** Where the replica was. @returns milliseconds it lags; 0 when it has reached all that was noted. */
  replicaAt(place: WalPlace, at: number): number {
    this.#ahead = this.#ahead.filter((noted) => noted.place > place);
    const [oldest] = this.#ahead;
    return oldest ? at - oldest.at : 0;
  }
}
