import type { Consent } from '../consent.ts';
import type { SentPhoto } from '../photos.ts';
import type { Acceptance } from './accepted.ts';
import type { Found } from './look-ups.ts';
import type { Refusals, Typed } from './request-form.ts';

/** Why a form that is right was not sent, as a key of `messages/forms.ts`. */
export type Problem =
  | 'notSent'
  | 'decoderBusy'
  | 'tooMany'
  | 'noRoom'
  | 'noRoomForNetwork'
  | 'robot'
  | 'robotAway'
  | 'notFound'
  | 'notAsked';

/** What a form of a request shows. */
export interface RequestView {
  /** `sent`: the request is kept; the form has done its work. */
  state: 'open' | 'sent';
  typed: Typed;
  refusals: Refusals;
  /** Files that have come already and need not be chosen again. */
  photos?: SentPhoto[];
  /** Boxes of consent that were ticked. */
  consented: readonly Consent[];
  problem?: Problem;
  /** Seconds to wait before the next try, of `tooMany`. */
  wait?: number | undefined;
  /** What the backend said of the request; not there while the request waits for the backend. */
  acceptance?: Acceptance;
  /** What a look-up found. */
  found?: Found;
  /**
   * For browsers without scripts: a sum that shows that there is a person; hidden where scripts run, when that is said.
   */
  question?: { a: number; b: number; token: string; withoutScripts: boolean };
  /** How much work the script has to do before it sends the form again; a multiple of what every form asks for. */
  work?: number;
}

/** A form that nobody has touched. */
export const UNTOUCHED: RequestView = { state: 'open', typed: {}, refusals: {}, consented: [] };
