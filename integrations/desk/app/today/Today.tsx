import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { TODAY_LISTS } from '@tourbillon/domain/desk/today-lists.ts';
import { callDesk } from '../data/call-desk.ts';
import { offlineKey } from '../data/offline-key.ts';
import { useDeskTexts } from '../i18n.ts';
import { dateTag } from '../ui/date-tag.ts';
import { BarChart } from './BarChart.tsx';
import { Figures, Panel } from './Figures.tsx';
import { FigureTable } from './FigureTable.tsx';
import { listAddress, textsAddress } from './list-address.ts';

/** Polling interval of the open page, milliseconds. */
const POLLING_INTERVAL = 60_000;

/** Open work, sales and gaps, for the office of the person. */
export function Today() {
  const { t, locale } = useDeskTexts();
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => callDesk('today'),
    refetchInterval: POLLING_INTERVAL,
  });
  const lang = dateTag(locale);
  const day = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options }).format(new Date(date));
  const moment = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' });
  if (!data) return error ? <Alert severity="error">{t(offlineKey(error))}</Alert> : null;
  const {
    requests,
    unread,
    holds,
    sales,
    tickets,
    missed_searches: missed,
    stock,
    texts,
    day: date,
  } = data.data;
  return (
    <Box sx={{ mt: 1 }}>
      <Title title={`${t('today.title')}, ${day(date, { day: 'numeric', month: 'long' })}`} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
        }}
      >
        {requests && (
          <Panel title={t('today.waiting')}>
            {requests.length === 0 ? (
              t('today.noneWaiting')
            ) : (
              <FigureTable
                columns={[t('today.kind'), t('today.amount'), t('today.lateColumn')]}
                rows={requests.map(({ kind, waiting, late }) => {
                  const name = t(`today.kind_${kind}`);
                  const to = (which: 'waiting' | 'late') => listAddress('inbox', TODAY_LISTS[which](kind));
                  return [
                    name,
                    { value: waiting, to: to('waiting'), name },
                    { value: late, to: to('late'), name: `${name}, ${t('today.lateColumn')}` },
                  ];
                })}
              />
            )}
          </Panel>
        )}
        {unread && (
          <Panel title={t('today.unread')}>
            <Figures
              figures={[
                {
                  name: t('today.unreadRequests'),
                  value: unread.requests,
                  to: listAddress('inbox', TODAY_LISTS.unreadRequests),
                },
                {
                  name: t('today.unreadOrders'),
                  value: unread.orders,
                  to: listAddress('orders', TODAY_LISTS.unreadOrders),
                },
              ]}
            />
          </Panel>
        )}
        {sales && (
          <Panel title={t('today.sales')}>
            <BarChart
              caption={t('today.sales')}
              bars={sales.map((one) => ({
                label: day(one.day, { weekday: 'short' }),
                value: one.sold,
                to: listAddress('stock', TODAY_LISTS.sold(one.day)),
                name: `${day(one.day, { dateStyle: 'long' })}: ${one.sold}. ${t('today.sum')}: ${one.usd}`,
              }))}
            />
          </Panel>
        )}
        {holds && (
          <Panel title={t('today.holds')}>
            {holds.length === 0 ? (
              t('today.noHolds')
            ) : (
              <FigureTable
                columns={[t('today.item'), t('today.until')]}
                rows={holds.map(({ id, number, until }) => [
                  { value: number ?? `${id}`, to: `/stock/${id}`, name: t('today.item') },
                  moment.format(new Date(until)),
                ])}
              />
            )}
          </Panel>
        )}
        {tickets && (
          <Panel title={t('today.tickets')}>
            <Figures
              figures={[
                {
                  name: t('today.ticketsToday'),
                  value: tickets.today,
                  to: listAddress('tickets', TODAY_LISTS.ticketsToday),
                },
                {
                  name: t('today.ticketsWeek'),
                  value: tickets.week,
                  to: listAddress('tickets', TODAY_LISTS.ticketsWeek),
                },
                {
                  name: t('today.ticketsLate'),
                  value: tickets.late,
                  to: listAddress('tickets', TODAY_LISTS.ticketsLate),
                  isBad: true,
                },
              ]}
            />
          </Panel>
        )}
        <Panel title={t('today.missed')}>
          {missed.length === 0 ? (
            t('today.noMissed')
          ) : (
            <FigureTable
              columns={[t('today.query'), t('today.language'), t('today.amount')]}
              rows={missed.map(({ query, locale: language, amount }) => [query, language, amount])}
            />
          )}
        </Panel>
        <Panel title={t('today.stock')}>
          <Figures
            figures={[
              {
                name: t('today.onSale'),
                value: stock.on_sale,
                to: listAddress('stock', TODAY_LISTS.onSale),
              },
              {
                name: t('today.noPhotographs'),
                value: stock.without_photographs,
                to: listAddress('stock', TODAY_LISTS.noPhotographs),
              },
              {
                name: t('today.noTexts'),
                value: stock.without_texts,
                to: listAddress('stock', TODAY_LISTS.noTexts),
              },
            ]}
          />
        </Panel>
        {texts && (
          <Panel title={t('today.texts')}>
            <Figures
              figures={[
                { name: t('today.drafts'), value: texts.drafts, to: textsAddress(TODAY_LISTS.drafts) },
                {
                  name: t('today.problems'),
                  value: texts.problems,
                  to: textsAddress(TODAY_LISTS.problems),
                  isBad: true,
                },
                { name: t('today.reviews'), value: texts.reviews, to: textsAddress({ kind: 'reviews' }) },
              ]}
            />
          </Panel>
        )}
      </Box>
    </Box>
  );
}
