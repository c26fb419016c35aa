import type { NotifyType } from '@tourbillon/domain/contract/account/contact.ts';
import { ACCOUNT_METHODS, CONTACT_METHODS } from '@tourbillon/domain/contract/contact-methods.ts';
import { type DatePatterns, datePatterns } from '@tourbillon/domain/i18n/date-patterns.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  defaultCountry,
  type PhoneCountryCode,
  PHONE_CHOICES,
} from '@tourbillon/domain/i18n/phone-countries.ts';
import type { PluralForms } from '@tourbillon/domain/i18n/plural.ts';
import {
  type MessageKey,
  pickMessages,
  pickPlural,
  type Translate,
} from '@tourbillon/domain/i18n/translate.ts';
import { LOADED_KEYS } from './loaded-words.ts';

const KEYS = [
  ...LOADED_KEYS,
  'personalArea.infoTitle',
  'personalArea.securityTitle',
  'personalArea.edit',
  'personalArea.save',
  'personalArea.saved',
  'personalArea.cancel',
  'personalArea.phoneLabel',
  'personalArea.nicknameLabel',
  'personalArea.languageLabel',
  'personalArea.unconfirmed',
  'personalArea.resend',
  'personalArea.resent',
  'personalArea.changePassword',
  'personalArea.sessionsTitle',
  'personalArea.sessionsText',
  'personalArea.thisDevice',
  'personalArea.unknownDevice',
  'personalArea.lastSeen',
  'personalArea.firstSeen',
  'personalArea.network',
  'personalArea.sameNetwork',
  'personalArea.endSession',
  'personalArea.endOthers',
  'personalArea.ended',
  'personalArea.notDone',
  'personalArea.regular',
  'signIn.emailLabel',
  'emailChange.title',
  'forms.summary',
  'forms.notSent',
  'phoneCountries.country',
  'requests.field_name',
  'requests.field_type_contact',
  'requests.nicknameHelp',
  'forms.passkey_known',
  'passkeys.stopped',
  'passkeys.waiting',
  'passkeys.proofMissing',
  'passkeys.title',
  'passkeys.listTitle',
  'passkeys.listText',
  'passkeys.unsupported',
  'passkeys.add',
  'passkeys.nameLabel',
  'passkeys.nameHelp',
  'passkeys.create',
  'passkeys.added',
  'passkeys.renamed',
  'passkeys.removed',
  'passkeys.rename',
  'passkeys.remove',
  'passkeys.removeAsk',
  'passkeys.removeLast',
  'passkeys.forSite',
  'passkeys.addedAt',
  'passkeys.usedAt',
  'passkeys.neverUsed',
  'passkeys.codesTitle',
  'passkeys.codesText',
  'passkeys.codesMake',
  'passkeys.codesAnew',
  'passkeys.codesShown',
  'passkeys.codesCopy',
  'passkeys.codesCopied',
  'passkeys.codesPrint',
  'passkeys.codesSave',
  'passkeys.codesKept',
  'passkeys.codesFile',
  'passkeys.factorTitle',
  'passkeys.factorText',
  'passkeys.factorNeeds',
  'passkeys.factorOn',
  'passkeys.factorOff',
  'passkeys.switchOn',
  'passkeys.switchOff',
] as const satisfies readonly MessageKey[];

/** Props of the profile island. */
export interface ProfileView {
  words: Record<(typeof KEYS)[number], string>;
  dates: DatePatterns;
  /** BCP 47 tag of the page. */
  iso: string;
  /** What helps who has lost passkeys and recovery codes. */
  lost: string;
  /** Plural forms of the text "n recovery codes left". */
  codesLeft: PluralForms;
  methods: { value: NotifyType; title: string }[];
  languages: { value: Locale; title: string }[];
  countries: { value: PhoneCountryCode; title: string }[];
  /** The default country of a new phone number. */
  country: PhoneCountryCode;
}

/** Texts and field options of the profile. @param locales of the site. @param lost as `lostText` has it. */
export function profileView(
  t: Translate,
  locale: Locale,
  { locales, lost }: { locales: readonly Locale[]; lost: string },
): ProfileView {
  return {
    lost,
    words: pickMessages(t, KEYS),
    dates: datePatterns(locale),
    iso: LOCALE_FACTS[locale].iso,
    codesLeft: pickPlural(locale, 'passkeys.codesLeft'),
    methods: CONTACT_METHODS.map((method) => ({
      value: ACCOUNT_METHODS[method],
      title: t(`requests.method_${method}`),
    })),
    languages: locales.map((value) => ({ value, title: LOCALE_FACTS[value].name })),
    country: defaultCountry(locale),
    countries: PHONE_CHOICES.map(({ code, dial }) => ({
      value: code,
      title: `${t(`phoneCountries.country_${code}`)} +${dial || '…'}`,
    })),
  };
}
