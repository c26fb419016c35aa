import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';

/** GET offices: cities and the offices in them, by the slug that requests and items have. */
export const offices = defineDeskCall({
  method: 'GET',
  path: '/offices',
  request: v.object({ locale: v.picklist(LOCALES) }),
  response: v.object({
    data: v.array(
      v.object({
        alias: v.string(),
        title: v.string(),
        /** City of an office; null for a city. */
        parent: v.nullable(v.string()),
        /** Currency of its loan rates; null without rates, or when no price may be in it. */
        currency: v.nullable(v.picklist(CURRENCIES)),
      }),
    ),
  }),
  access: 'colleague',
  audited: 'nothing',
});
