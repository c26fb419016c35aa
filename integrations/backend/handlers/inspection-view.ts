import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { detail } from '@tourbillon/domain/contract/item-detail.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { ItemRecords } from '../catalogue/item-records.ts';
import { shopText } from '../catalogue/shop-text.ts';
import type { Experts } from '../media/content-pictures.ts';

type Inspection = ResponseOf<typeof detail>['item']['inspection'];

/**
 * The inspection record in the visitor's language. If the appraiser is the slug of an expert, the response has the
 * expert's name and job title. Otherwise the appraiser is a plain name.
 */
export function inspectionView(
  inspection: ItemRecords['inspection'],
  experts: Experts,
  locale: Locale,
): Inspection {
  if (!inspection) return null;
  const expert = experts.find(({ slug }) => slug === inspection.appraiser);
  return {
    date: inspection.inspectedOn,
    appraiser: expert
      ? { name: expert.name[locale], job_title: expert.job_title[locale], slug: expert.slug }
      : { name: inspection.appraiser, job_title: null, slug: null },
    rate_seconds_a_day: inspection.rateSecondsADay,
    amplitude_degrees: inspection.amplitudeDegrees,
    pressure_bar: inspection.pressureBar,
    comment: shopText(inspection.comment, locale),
    influences: shopText(inspection.influences, locale),
  };
}
