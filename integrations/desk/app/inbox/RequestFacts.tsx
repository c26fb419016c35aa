import { CardContent, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { fieldsInOrder, requestFieldText } from '@tourbillon/domain/i18n/request-words.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { FactLines } from '../actions/FactLines.tsx';
import { usePlaces } from '../data/offices.ts';
import { useStockWords } from '../stock/use-stock-words.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { useKindName } from './use-kind-name.ts';
import type { InboxRequest } from './inbox-request.ts';
import { siteTexts } from '../loaded-texts.ts';

/**
 * Fields that are not listed: photographs have their own view; the others are constants of a form or part of the
 * amount.
 */
const HIDDEN_FIELDS = new Set(['photos[]', 'feedback_type', 'feedback_phone', 'currency', 'amount_rub']);

/** A phone number or a mail address as a link. */
function contactLink(name: string, text: string): ReactNode {
  const scheme = { telephone: 'tel', email: 'mailto' }[name];
  return scheme ? <Link href={`${scheme}:${text}`}>{text}</Link> : text;
}

/** An item of a request, such as `clock/rolex-date-79190-7193`, as a link to its page. */
function itemLink(origin: string, item: string): ReactNode {
  const [type = '', url = ''] = item.split('/');
  return <Link href={origin + itemPath(type as CatalogType, url)}>{item}</Link>;
}

/** The fields of a request, one per line, with the labels of the site. */
export function RequestFacts() {
  const { t, locale } = useDeskTexts();
  const site = siteTexts(locale);
  const kindName = useKindName();
  const offices = usePlaces();
  const { sites } = useStockWords();
  const request = useRecordContext<InboxRequest>();
  if (!request) return null;
  const host = sites.find(({ locale: language }) => language === request.locale);
  const shownAs = (name: string, text: string) =>
    name === 'item' && host ? itemLink(host.origin, text) : contactLink(name, text);
  const lines: [title: string, text: ReactNode][] = [
    [t('inbox.sent'), formatMoment(request.sent_at, locale)],
    [t('inbox.language'), LOCALE_FACTS[request.locale].name],
    [
      t('inbox.state'),
      t(`inbox.state_${request.state}`) + (request.taken_by ? `: ${request.taken_by.name}` : ''),
    ],
    ...(request.kind === 'purchase'
      ? [
          [
            t('inboxWork.order'),
            <Link key="order" component={RouterLink} to={`/orders/${request.id}/show`}>
              {t('desk.numbered', { number: request.id })}
            </Link>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...fieldsInOrder(request.fields).flatMap(([name, value]): [string, ReactNode][] => {
      const text = textOf(name, value);
      return HIDDEN_FIELDS.has(name) || text === '' || text === 'null'
        ? []
        : [[titleOf(name), shownAs(name, text)]];
    }),
  ];
  function titleOf(name: string): string {
    const key = `requests.field_${name}` as MessageKey;
    const title = site(key);
    return title === key ? name : title;
  }
  function textOf(name: string, value: unknown): string {
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    if (name === 'city') return offices.find(({ alias }) => alias === value)?.title ?? String(value);
    if (name === 'amount') {
      const currency = String(request?.fields.currency ?? 'RUB');
      return formatSum({ value: Number(value), currency }, locale);
    }
    return requestFieldText(name, value, site);
  }
  return (
    <CardContent>
      <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
        {kindName(request)} {t('desk.numbered', { number: request.number ?? request.id })}
      </Typography>
      <FactLines lines={lines} />
    </CardContent>
  );
}
