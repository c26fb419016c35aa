import * as v from 'valibot';
import { minuteOfDay } from '../contract/requests/offer.ts';
import { nothing } from '../contract/fields.ts';
import { because } from '../contract/reasons.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskOffer, visit } from './offers.ts';

const id = v.pipe(v.number(), v.integer());

/** A visit with what it is about. */
export const appointment = v.object({
  ...visit.entries,
  request: id,
  /** Name and phone as they were typed; empty where a form has none. */
  name: v.string(),
  telephone: v.string(),
  /** What is brought. */
  about: v.string(),
  offer: deskOffer,
});
export type Appointment = v.InferOutput<typeof appointment>;

/** GET appointments: who comes on a day, in the order of their times; to the offices of one's own city. */
export const appointments = defineDeskCall({
  method: 'GET',
  path: '/appointments',
  request: v.object({
    day: v.pipe(v.string(because('value')), v.isoDate(because('value'))),
    /** Address word of an office; all that one sees where it is left out. */
    office: v.optional(v.string()),
  }),
  response: v.object({ data: v.array(appointment) }),
  access: 'requests',
  audited: 'read',
});

/** GET appointments/offices: those one sees, with their hours and what day it is there. */
export const visitOffices = defineDeskCall({
  method: 'GET',
  path: '/appointments/offices',
  request: nothing,
  response: v.object({
    data: v.array(v.object({ alias: v.string(), title: v.string(), hours: v.string(), today: v.string() })),
  }),
  access: 'requests',
  audited: 'nothing',
});

/** POST appointments/move: another office, day or time; its person is told by letter. 422 at `time` when the office is closed then. */
export const moveAppointment = defineDeskCall({
  method: 'POST',
  path: '/appointments/move',
  request: v.object({
    id,
    office: v.string(),
    day: v.pipe(v.string(because('value')), v.isoDate(because('value'))),
    time: minuteOfDay,
  }),
  response: v.object({ data: appointment }),
  access: 'requests',
  audited: 'change',
});

/** POST appointments/cancel: nobody comes; its person is told by letter. The offer stands as it did before it was accepted. */
export const cancelAppointment = defineDeskCall({
  method: 'POST',
  path: '/appointments/cancel',
  request: v.object({ id }),
  response: v.object({ data: v.object({ status: v.literal('done') }) }),
  access: 'requests',
  audited: 'change',
});
