/** So many in so many seconds. */
export interface Rate {
  points: number;
  duration: number;
}
