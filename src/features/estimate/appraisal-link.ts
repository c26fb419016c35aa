import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { estimate } from '@tourbillon/domain/contract/estimate.ts';
import { LONGEST_NAME } from '@tourbillon/domain/contract/estimate.ts';
import { appraisalForm } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import type { TypedWatch } from './estimate-query.ts';

/**
 * The link to the appraisal form with the typed values; recognised values replace typed ones.
 * @param watch undefined when the brand was not recognised.
 */
export function appraisalLink(typed: TypedWatch, watch?: ResponseOf<typeof estimate>['watch']): string {
  // The form has no field for the material and for unrecognised words: they are added to the model.
  const known = watch?.reference ? [watch.model, watch.unknown] : [typed.model];
  const material = typed.material === '' ? '' : watch?.material?.title;
  const model = [...known, material].flatMap((part) => part?.trim() || []).join(', ');
  return (
    appraisalForm.page +
    canonicalSearch({
      brand: watch?.brand.title ?? typed.brand.trim(),
      model: model.slice(0, LONGEST_NAME),
      reference: watch?.reference ?? '',
      condition: typed.condition,
      kit: typed.kit,
    })
  );
}
