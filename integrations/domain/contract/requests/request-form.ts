import * as v from 'valibot';
import type { AmountTerms } from '../../business/amount-limit.ts';
import type { Call } from '../call.ts';
import type { Form } from '../form.ts';
import type { SentPhoto } from '../photos.ts';
import { boundsOf, type Reason } from '../reasons.ts';

/** Data about a request besides the typed fields. */
export interface RequestContext {
  /** Alias of the visitor's city. */
  city: string;
  /** The files sent with it, for a form that accepts them. */
  photos?: SentPhoto[];
  /** Currency and limit of an amount; roubles when absent. */
  amount?: AmountTerms | undefined;
}

/** Typed values by field name. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string>>;

/** Why fields are refused, by name: one of `REASONS`, or a backend's text. */
export type Refusals<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * A form for visitors: its page, the validation of its fields, and its call. The page without scripts, the dialog and
 * the server all use it.
 */
export interface RequestForm<Entries extends v.ObjectEntries, C extends Call> extends Form<C> {
  /** The content is published with the sender's name, which needs a separate consent (decision 57). */
  publishes?: boolean;
  /** Schema of each field (§5), in the order of the form; the error summary has the same order. */
  fields: Entries;
  /** Names of the fields that do not count for what is chosen: the page hides them, so they are not judged. */
  unused?: (typed: Typed<keyof Entries & string>) => readonly (keyof Entries & string)[];
  /**
   * Checks fields that depend on one another. A refusal by `fields` takes precedence, except for bounds that only
   * `across` knows.
   */
  across?: (
    typed: Typed<keyof Entries & string>,
    context: RequestContext,
  ) => Partial<Record<keyof Entries & string, Reason>>;
  /** Builds the request of the call from the validated fields. */
  request: (
    fields: { [Name in keyof Entries]: v.InferOutput<Entries[Name]> },
    context: RequestContext,
  ) => v.InferInput<C['request']>;
}

/** Any form, for code that treats all forms alike. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit hands a form only what its own fields made
export type AnyRequestForm = RequestForm<any, Call>;

/** Declares a form and keeps its literal types. */
export function defineRequestForm<const Entries extends v.ObjectEntries, C extends Call>(
  form: RequestForm<Entries, C>,
): RequestForm<Entries, C> {
  return form;
}

/** Names of a form's fields, in the order of the form. */
export function fieldNames(form: AnyRequestForm): string[] {
  return Object.keys(form.fields as object);
}

/** Whether a field may be empty, judged by its own schema only. */
export function mayBeEmpty(form: AnyRequestForm, name: string): boolean {
  return v.safeParse((form.fields as v.ObjectEntries)[name] ?? v.never(), '').success;
}

/** Validates a typed form. The result is the request of its call, or all refusals at once. */
export function validateRequest(
  form: AnyRequestForm,
  sent: Typed,
  context: RequestContext,
): { request: Record<string, unknown>; refusals?: undefined } | { refusals: Refusals } {
  const typed = { ...sent };
  for (const name of form.unused?.(sent) ?? []) typed[name] = '';
  const parsed = v.safeParse(v.object(form.fields as v.ObjectEntries), typed, { abortPipeEarly: true });
  const refusals: Refusals = { ...form.across?.(typed, context) };
  for (const { path, message } of parsed.issues ?? []) {
    const name = String(path?.[0]?.key);
    if (!boundsOf(refusals[name] ?? '')) refusals[name] = message;
  }
  if (!parsed.success || Object.keys(refusals).length > 0) return { refusals };
  return { request: form.request(parsed.output, context) as Record<string, unknown> };
}
