import { Pagination, useListContext } from 'react-admin';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { useDeskTexts } from '../i18n.ts';

/** Rows of a page of every list that the backend pages. */
export const FIFTY_A_PAGE = 50;

/** Turns pages of fifty; says so where there are more rows than are counted. */
export function FiftyAPage() {
  const { t, locale } = useDeskTexts();
  const { meta } = useListContext() as { meta?: { isMore?: boolean } };
  const ofMore = ({ from, to, count }: { from: number; to: number; count: number }) =>
    t('desk.rangeOfMore', { from, to, total: formatNumber(locale, count) });
  return <Pagination rowsPerPageOptions={[]} {...(meta?.isMore && { labelDisplayedRows: ofMore })} />;
}
