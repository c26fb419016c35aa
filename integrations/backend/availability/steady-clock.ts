/** Readings of two clocks of the machine at one moment, milliseconds: the wall clock and the monotonic clock. */
export interface ClockReading {
  wall: number;
  monotonic: number;
}

/** The accepted offset of the wall clock: its lead over the monotonic clock. */
export interface SteadyClock {
  lead: number;
  /** A jump forward that is not accepted yet: its lead, and the monotonic time of its first reading. */
  leap?: { lead: number; since: number };
}

/** Milliseconds by which a correction of the clock is accepted at once. */
export const SMALL_CORRECTION = 30_000;

/** Milliseconds after which a jump forward is accepted: a wrong clock is usually corrected sooner. */
export const JUMP_ACCEPTED_AFTER = 15 * 60_000;

/**
 * The accepted offset after a reading (decision 240). A clock that was set back, or continues normally, is accepted
 * at once. A jump forward is accepted only after `JUMP_ACCEPTED_AFTER`, so that a wrong clock ends nothing too early.
 * @param before the offset accepted so far; undefined at the first reading, which is accepted.
 */
export function acceptReading(
  before: SteadyClock | undefined,
  { wall, monotonic }: ClockReading,
): SteadyClock {
  const lead = wall - monotonic;
  if (!before || lead - before.lead <= SMALL_CORRECTION) return { lead };
  const { leap } = before;
  // A second jump starts a new period; a small correction back continues the current one.
  if (!leap || lead - leap.lead > SMALL_CORRECTION)
    return { lead: before.lead, leap: { lead, since: monotonic } };
  return monotonic - leap.since >= JUMP_ACCEPTED_AFTER
    ? { lead }
    : { lead: before.lead, leap: { ...leap, lead } };
}

/** The accepted time of day. */
export function timeOf({ lead }: SteadyClock, { monotonic }: ClockReading): Date {
  return new Date(monotonic + lead);
}
