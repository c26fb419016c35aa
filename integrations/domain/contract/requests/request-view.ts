import type { Consent } from '../consent.ts';
import type { SentPhoto } from '../photos.ts';
import type { Acceptance } from './accepted.ts';
import type { LookUpResult } from './look-ups.ts';
import type { Refusals, Typed } from './request-form.ts';

/** Why a valid form was not sent, as a key of `messages/forms.ts`. */
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

/** The state of a request form on the page. */
export interface RequestView {
  /** `sent`: the request is stored and the form is finished. */
  state: 'open' | 'sent';
  typed: Typed;
  refusals: Refusals;
  /** Files that are already uploaded and need not be chosen again. */
  photos?: SentPhoto[];
  /** Consents whose checkbox was ticked. */
  consented: readonly Consent[];
  problem?: Problem;
  /** Seconds until the next attempt; for `tooMany`. */
  wait?: number | undefined;
  /** The backend's answer; absent while the request waits for the backend. */
  acceptance?: Acceptance;
  /** The result of a look-up. */
  found?: LookUpResult;
  /**
   * For browsers without scripts: a sum that a person solves. With `withoutScripts` it is hidden where scripts run.
   */
  question?: { a: number; b: number; token: string; withoutScripts: boolean };
  /** Difficulty of the task before the script sends the form again; a multiple of the usual one. */
  work?: number;
}

/** The initial state of a form. */
export const UNTOUCHED: RequestView = { state: 'open', typed: {}, refusals: {}, consented: [] };
