/** At most `points` events in `duration` seconds. */
export interface Rate {
  points: number;
  duration: number;
}
