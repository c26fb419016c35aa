/** What can be subscribed to (decision 58). */
export const MAILING_OPTIONS = [
  'new_arrivals',
  'special_offers',
  'news_articles',
  'arrival_notices',
] as const;

export type MailingOption = (typeof MAILING_OPTIONS)[number];

/** The topic of letters about arrivals for saved filters, which only accounts have (decision 618). */
export const ARRIVALS_OPTION = 'arrival_notices' satisfies MailingOption;

/** The topics of the weekly letter, which anybody can subscribe to. */
export const DIGEST_OPTIONS = MAILING_OPTIONS.filter((option) => option !== ARRIVALS_OPTION);

/** Topics with that of arrivals switched on or off. */
export function withArrivals(options: readonly MailingOption[], isOn: boolean): MailingOption[] {
  return MAILING_OPTIONS.filter((option) => (option === ARRIVALS_OPTION ? isOn : options.includes(option)));
}
