import { expect, it } from 'vitest';
import { appraisalForm } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { callRequest } from '@tourbillon/domain/contract/requests/call-request.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { question } from '@tourbillon/domain/contract/requests/simple-requests.ts';
import { formAddress } from './form-address.ts';

it.each<[string, AnyRequestForm, Record<string, string>, string]>([
  ['that names nothing', question, { item: '' }, '/question/'],
  ['about an item', question, { item: 'clock/a' }, '/question/?item=clock%2Fa'],
  [
    'with the watch of an estimate',
    appraisalForm,
    { model: 'Submariner', brand: 'Rolex', reference: '' },
    '/appraisal/?brand=Rolex&model=Submariner',
  ],
  ['that takes nothing from its address', callRequest, { user_name: 'Anna' }, '/call-request/'],
])('D617 the address of a form %s', (_, form, typed, expected) => {
  expect(formAddress(form, { typed })).toBe(expected);
});
