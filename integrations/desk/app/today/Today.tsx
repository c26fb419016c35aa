import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { BarChart } from './BarChart.tsx';
import { Figures, Panel } from './Figures.tsx';
import { FigureTable } from './FigureTable.tsx';

/** Polling interval of the open page, milliseconds. */
const EVERY = 60_000;

/** Open work, sales and gaps, for the office of the person. */
export function Today() {
  const { t, locale } = useDeskTexts();
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => callDesk('today'),
    refetchInterval: EVERY,
  });
  const { lang } = LOCALE_FACTS[locale];
  const day = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options }).format(new Date(date));
  const moment = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' });
  if (!data) return error ? <Alert severity="error">{t('texts.offline')}</Alert> : null;
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
                rows={requests.map(({ kind, waiting, late }) => [t(`today.kind_${kind}`), waiting, late])}
              />
            )}
          </Panel>
        )}
        {unread && (
          <Panel title={t('today.unread')}>
            <Figures
              figures={[
                { name: t('today.unreadRequests'), value: unread.requests },
                { name: t('today.unreadOrders'), value: unread.orders },
              ]}
            />
          </Panel>
        )}
        {sales && (
          <Panel title={t('today.sales')}>
            <BarChart
              caption={t('today.sales')}
              bars={sales.map((one) => ({ label: day(one.day, { weekday: 'short' }), value: one.sold }))}
              table={
                <FigureTable
                  columns={[t('today.dayColumn'), t('today.sold'), t('today.sum')]}
                  rows={sales.map((one) => [day(one.day, { dateStyle: 'long' }), one.sold, one.usd])}
                />
              }
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
                rows={holds.map(({ number, until }) => [number ?? '', moment.format(new Date(until))])}
              />
            )}
          </Panel>
        )}
        {tickets && (
          <Panel title={t('today.tickets')}>
            <Figures
              figures={[
                { name: t('today.ticketsToday'), value: tickets.today },
                { name: t('today.ticketsWeek'), value: tickets.week },
                { name: t('today.ticketsLate'), value: tickets.late, isBad: true },
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
              { name: t('today.onSale'), value: stock.on_sale },
              { name: t('today.noPhotographs'), value: stock.without_photographs },
              { name: t('today.noTexts'), value: stock.without_texts },
            ]}
          />
        </Panel>
        {texts && (
          <Panel title={t('today.texts')}>
            <Figures
              figures={[
                { name: t('today.drafts'), value: texts.drafts },
                { name: t('today.problems'), value: texts.problems, isBad: true },
                { name: t('today.reviews'), value: texts.reviews },
              ]}
            />
          </Panel>
        )}
      </Box>
    </Box>
  );
}
