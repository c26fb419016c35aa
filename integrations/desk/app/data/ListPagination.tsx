import { Pagination, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { useDeskTexts } from '../i18n.ts';

/** Page size of every list that the backend pages. */
export const ROWS_PER_PAGE = 50;

/** Pagination with fifty rows a page; it indicates when there are more rows than the backend counts. */
export function ListPagination() {
  const { t, locale } = useDeskTexts();
  const { meta } = useListContext() as { meta?: { isMore?: boolean } };
  const ofMore = ({ from, to, count }: { from: number; to: number; count: number }) =>
    t('desk.rangeOfMore', { from, to, total: formatNumber(locale, count) });
  const translate = useTranslate();
  // On a phone react-admin uses MUI's own names for these buttons, which are English.
  const names = { getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`) };
  return (
    <Pagination rowsPerPageOptions={[]} {...names} {...(meta?.isMore && { labelDisplayedRows: ofMore })} />
  );
}
