import { appraisal, appraisalForm } from './appraisal.ts';
import { callRequest, feedback } from './call-request.ts';
import type { AnyRequestForm } from './request-form.ts';

/** Calls that bring what a person asks for; the backend keeps each under its name here. */
export const REQUEST_CALLS = { feedback, appraisal } as const;

export type RequestCallName = keyof typeof REQUEST_CALLS;

/** Every form of a request; its page takes it, exists ahead and is limited in how often it may be sent. */
export const REQUEST_FORMS = { callRequest, appraisalForm } as const satisfies Record<string, AnyRequestForm>;

export type RequestFormName = keyof typeof REQUEST_FORMS;
