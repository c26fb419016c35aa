import * as v from 'valibot';
import { minuteOfDay } from '../contract/requests/offer.ts';
import { calendarDay, noFields } from '../contract/fields.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskOffer, visit } from './offers.ts';

const id = v.pipe(v.number(), v.integer());

/** A visit and its subject. */
export const appointment = v.object({
  ...visit.entries,
  request: id,
  /** Name and phone as typed; empty for a form without them. */
  name: v.string(),
  telephone: v.string(),
  /** The thing that the person will bring. */
  about: v.string(),
  offer: deskOffer,
});
export type Appointment = v.InferOutput<typeof appointment>;

/** GET appointments: visits of a day, in order of time; to the offices of the caller's city. */
export const appointments = defineDeskCall({
  method: 'GET',
  path: '/appointments',
  request: v.object({
    day: calendarDay,
    /** Slug of an office; without it, all offices that the caller may see. */
    office: v.optional(v.string()),
  }),
  response: v.object({ data: v.array(appointment) }),
  access: 'requests',
  audited: 'read',
});

/** GET appointments/offices: the offices that the caller may see, with their hours and their local date. */
export const visitOffices = defineDeskCall({
  method: 'GET',
  path: '/appointments/offices',
  request: noFields,
  response: v.object({
    data: v.array(v.object({ alias: v.string(), title: v.string(), hours: v.string(), today: v.string() })),
  }),
  access: 'requests',
  audited: 'nothing',
});

/**
 * POST appointments/move: changes office, day or time; a letter informs the person. 422 at `time` when the office is
 * closed then.
 */
export const moveAppointment = defineDeskCall({
  method: 'POST',
  path: '/appointments/move',
  request: v.object({
    id,
    office: v.string(),
    day: calendarDay,
    time: minuteOfDay,
  }),
  response: v.object({ data: appointment }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST appointments/cancel: cancels a visit; a letter informs the person. The offer returns to its state before the
 * acceptance.
 */
export const cancelAppointment = defineDeskCall({
  method: 'POST',
  path: '/appointments/cancel',
  request: v.object({ id }),
  response: v.object({ data: v.object({ status: v.literal('done') }) }),
  access: 'requests',
  audited: 'change',
});
