import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { siteTexts } from '../loaded-texts.ts';

/** The name of a request's kind; a request to pay later is named a deferral or an extension. */
export function useKindName(): (request: Pick<InboxEntry, 'kind' | 'is_extension'>) => string {
  const { t, locale } = useDeskTexts();
  const site = siteTexts(locale);
  return ({ kind, is_extension: isExtension }) => {
    if (isExtension) return t('inboxWork.extension');
    return site(kind === 'deferral' ? 'cases.deferralTitle' : `requests.kind_${kind}`);
  };
}
