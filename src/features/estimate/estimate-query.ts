import * as v from 'valibot';
import { estimateFields } from '@tourbillon/domain/contract/estimate.ts';
import { isReason, type Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Fields of the form, in display order. */
export const ESTIMATE_NAMES = ['brand', 'model', 'material', 'condition', 'kit'] as const;
export type EstimateName = (typeof ESTIMATE_NAMES)[number];

/** Parameter of the submit button: it distinguishes an empty form that was sent from a page that was only opened. */
export const SUBMIT_PARAMETER = 'go';

/** The typed values, unchanged. */
export type TypedWatch = Readonly<Record<EstimateName, string>>;

/** Validation errors by field. */
export type EstimateRefusals = Partial<Record<EstimateName, Reason>>;

const schema = v.object(estimateFields);

/** Reads the form from the address: whether it was sent, and the request for the backend or the errors. */
export function readEstimateQuery(search: URLSearchParams) {
  const typed = Object.fromEntries(
    ESTIMATE_NAMES.map((name) => [name, search.get(name) ?? '']),
  ) as unknown as TypedWatch;
  if (!search.has(SUBMIT_PARAMETER)) return { typed, asked: false as const };
  const parsed = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (parsed.success) return { typed, asked: true as const, request: parsed.output };
  const refusals: EstimateRefusals = {};
  for (const { path, message } of parsed.issues) {
    const name = path?.[0]?.key as EstimateName;
    refusals[name] ??= isReason(message) ? message : 'value';
  }
  return { typed, asked: true as const, refusals };
}
