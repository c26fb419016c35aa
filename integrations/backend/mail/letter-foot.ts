import type { Block, Fact, Letter, Sender } from './templates/letter.ts';

/** The body of a letter: its blocks without empty ones, and the contact data of the office. */
export function shownBlocks(letter: Letter, sender: Sender): Block[] {
  const said = letter.blocks.filter((block) => block.kind !== 'facts' || block.rows.length > 0);
  return [...said, ...officeBlocks(letter, sender)];
}

/** Contact data of the office below the text: place, phone, hours, mailbox. */
function officeBlocks({ isForStaff = false }: Letter, { t, office }: Sender): Block[] {
  if (isForStaff || !office) return [];
  const { place, isOnline = false, phone, phoneLink, hours, email } = office;
  const rows: Fact[] = [
    { label: t(isOnline ? 'letters.visitPlace' : 'letters.office'), value: place },
    { label: t('letters.phone'), value: phone, href: phoneLink },
    ...(hours ? [{ label: t('letters.hours'), value: hours }] : []),
    { label: t('letters.email'), value: email, href: `mailto:${email}` },
  ];
  return [
    { kind: 'heading', text: t('letters.reach') },
    { kind: 'facts', rows },
  ];
}

/** The footer: a note that replies are possible, the companies, the site. */
export function footLines({ isForStaff = false, company }: Letter, sender: Sender): string[] {
  const { t, shop, origin, office, companies } = sender;
  const site = `${shop}, ${origin}`;
  if (isForStaff) return [site];
  const named = companies.filter(({ kind }) => company === undefined || kind === company);
  return [
    ...(office ? [t('letters.canAnswer', { email: office.email })] : []),
    ...named.map(({ name, details }) => `${name}. ${details}`),
    site,
  ];
}
