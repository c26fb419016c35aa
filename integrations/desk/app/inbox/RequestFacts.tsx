import { CardContent, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { FactLines } from '../actions/FactLines.tsx';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../look/format-moment.ts';
import { useKindName } from './use-kind-name.ts';
import type { InboxRequest } from './inbox-request.ts';

/** What a request says, a line for each field under the words of the site. */
export function RequestFacts() {
  const { t, locale } = useDeskTexts();
  const site = translator(locale);
  const kindName = useKindName();
  const request = useRecordContext<InboxRequest>();
  if (!request) return null;
  const lines: [title: string, text: string][] = [
    [t('inbox.sent'), formatMoment(request.sent_at, locale)],
    [t('inbox.language'), LOCALE_FACTS[request.locale].name],
    [
      t('inbox.state'),
      t(`inbox.state_${request.state}`) + (request.taken_by ? `: ${request.taken_by.name}` : ''),
    ],
    ...Object.entries(request.fields).flatMap(([name, value]): [string, string][] => {
      // Photographs are shown, not named.
      if (name === 'photos[]') return [];
      const text = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? '' : String(value);
      return text === '' ? [] : [[titleOf(name), text]];
    }),
  ];
  function titleOf(name: string): string {
    const key = `requests.field_${name}` as MessageKey;
    const title = site(key);
    return title === key ? name : title;
  }
  return (
    <CardContent>
      <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
        {kindName(request)} № {request.number ?? request.id}
      </Typography>
      <FactLines lines={lines} />
    </CardContent>
  );
}
