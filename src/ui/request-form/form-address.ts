import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';

/** The address of a form with what it names, such as `/question/?item=…`; its draft belongs to it (decision 617). */
export function formAddress(
  { page, parameters = [] }: Pick<AnyRequestForm, 'page' | 'parameters'>,
  { typed }: Pick<RequestView, 'typed'>,
): string {
  return page + canonicalSearch(Object.fromEntries(parameters.map((name) => [name, typed[name]])));
}
