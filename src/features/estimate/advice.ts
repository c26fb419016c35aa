import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { estimate } from '@tourbillon/domain/contract/estimate.ts';
import type { TypedWatch } from './estimate-query.ts';

type Response = ResponseOf<typeof estimate>;

/** Which missing details would make the estimate more exact (decision 84). */
export function adviceFor(
  { watch, value }: Pick<Response, 'watch' | 'value'>,
  typed: Pick<TypedWatch, 'model' | 'material'>,
): 'sayModel' | 'sayMaterial' | undefined {
  if (!value || value.basis === 'reference') return undefined;
  if (value.basis === 'brand' && typed.model.trim() === '') return 'sayModel';
  const isMaterialSaid = typed.material !== '' || watch.material !== null;
  return value.same_material || isMaterialSaid ? undefined : 'sayMaterial';
}

/** Whether model and material are both known, so that no more detail helps. */
export function isComplete(
  { watch }: Pick<Response, 'watch'>,
  typed: Pick<TypedWatch, 'model' | 'material'>,
): boolean {
  return typed.model.trim() !== '' && (typed.material !== '' || watch.material !== null);
}
