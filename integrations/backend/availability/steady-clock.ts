/** What two clocks of the machine say at one moment, milliseconds: the one that is set, and the one that only runs on. */
export interface ClockReading {
  wall: number;
  monotonic: number;
}

/** What is believed of the wall clock: how far it is ahead of the other. */
export interface SteadyClock {
  lead: number;
  /** A leap forward that is not believed yet: the lead it would give, and when it was first seen by the other clock. */
  leap?: { lead: number; since: number };
}

/** Milliseconds by which a clock that is right may be set at once. */
export const SMALL_STEP = 30_000;

/** Milliseconds for which a clock that leapt ahead has to stay there: one that is wrong is set right sooner. */
export const SETTLED = 15 * 60_000;

/**
 * What is believed after a reading (decision 240). A clock that is set back or runs on is believed at once; one that
 * leapt ahead only when it has stayed there, so that a wrong clock ends nothing before its time.
 * @param before what was believed; undefined at the first reading, which is believed.
 */
export function steadied(before: SteadyClock | undefined, { wall, monotonic }: ClockReading): SteadyClock {
  const lead = wall - monotonic;
  if (!before || lead - before.lead <= SMALL_STEP) return { lead };
  const { leap } = before;
  // A second leap begins its own time; one that comes back a little goes on with the time of the first.
  if (!leap || lead - leap.lead > SMALL_STEP) return { lead: before.lead, leap: { lead, since: monotonic } };
  return monotonic - leap.since >= SETTLED ? { lead } : { lead: before.lead, leap: { ...leap, lead } };
}

/** The time of day as it is believed. */
export function timeOf({ lead }: SteadyClock, { monotonic }: ClockReading): Date {
  return new Date(monotonic + lead);
}
