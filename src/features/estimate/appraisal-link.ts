import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { estimate } from '@tourbillon/domain/contract/estimate.ts';
import { LONGEST_NAME } from '@tourbillon/domain/contract/estimate.ts';
import { appraisalForm } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import type { TypedWatch } from './estimate-query.ts';

/**
 * The appraisal from photographs with what was typed already in its form: as it was understood, where it was.
 * @param watch nothing for a brand that was not understood.
 */
export function appraisalLink(typed: TypedWatch, watch?: ResponseOf<typeof estimate>['watch']): string {
  // What the form has no field for stands beside the model: a material that was chosen, words that nobody knew.
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
