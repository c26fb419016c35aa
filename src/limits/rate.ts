/** How many in how many seconds. */
export interface Rate {
  points: number;
  duration: number;
}
