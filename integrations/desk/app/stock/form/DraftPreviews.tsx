import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';

/** Preview links of a draft, one for each site. */
export function DraftPreviews({ id }: { id: number }) {
  const { t } = useDeskTexts();
  const { data } = useQuery({
    queryKey: ['piece-previews', id],
    queryFn: () => callDesk('previewsOfPiece', { id: String(id) } as never),
  });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('stock.previewDraft')}
      </Typography>
      <Typography
        variant="body2"
        component="nav"
        aria-label={t('stock.preview')}
        sx={{ display: 'flex', gap: 2, minHeight: '1.5em' }}
      >
        {data?.data.map(({ locale, url }) => (
          <Link key={locale} href={url} target="_blank" rel="noopener" hrefLang={locale}>
            {LOCALE_FACTS[locale].name}
          </Link>
        ))}
      </Typography>
    </>
  );
}
