import { MESSENGER_NAMES } from './messenger-names.ts';

interface Messenger {
  type: keyof typeof MESSENGER_NAMES;
  link: string;
}

/** A link to a messenger, hidden if the contact lacks it. */
export interface MessengerLink extends Messenger {
  hidden: boolean;
}

/** Address of a hidden link, since a link without one may have no label. */
const NOWHERE = '/contacts/';

/** The messengers of a contact, then the others, hidden: the city that the visitor chooses may have them (decision 661). */
export function messengerLinks(shown: readonly Messenger[]): MessengerLink[] {
  const types = Object.keys(MESSENGER_NAMES) as Messenger['type'][];
  const others = types.filter((type) => !shown.some((one) => one.type === type));
  return [
    ...shown.map(({ type, link }) => ({ type, link, hidden: false })),
    ...others.map((type) => ({ type, link: NOWHERE, hidden: true })),
  ];
}
