/** What can be subscribed to (decision 58). */
export const MAILING_OPTIONS = [
  'new_arrivals',
  'special_offers',
  'news_articles',
  'arrival_notices',
] as const;

export type MailingOption = (typeof MAILING_OPTIONS)[number];
