import { MESSENGER_NAMES } from '#src/ui/messenger-names.ts';
import type { Contact } from './contacts.server.ts';

/** Links to the messengers of a contact with their names; Skype comes last, by its own name, where the shop has one. */
export function contactMessengers({
  display_messengers,
  phone_skype,
  phone_skype_link,
}: Pick<Contact, 'display_messengers' | 'phone_skype' | 'phone_skype_link'>): {
  name: string;
  link: string;
}[] {
  const named = display_messengers.map(({ type, link }) => ({ name: MESSENGER_NAMES[type], link }));
  return phone_skype_link === null
    ? named
    : [...named, { name: `Skype${phone_skype === null ? '' : `: ${phone_skype}`}`, link: phone_skype_link }];
}
