import { afterEach, expect, it, vi } from 'vitest';
import { $city, $contact, type Contact } from '#src/stores/city.ts';
import { showContact } from './show-contact.ts';

afterEach(() => vi.unstubAllGlobals());

/** Elements of a page whose own city has Telegram alone and no hotline, as far as the module reads them. */
function page() {
  const link = (type: string) => ({
    hidden: type !== 'telegram',
    href: '',
    dataset: { contactMessenger: type },
  });
  const messengers = ['telegram', 'whatsapp', 'viber'].map(link);
  const setAttribute = vi.fn<(name: string, value: string) => void>();
  const number = { textContent: '', closest: () => ({ setAttribute }) };
  const hotline = { hidden: true, querySelector: () => number };
  const found: Record<string, unknown[]> = {
    'a[data-contact-messenger]': messengers,
    '[data-contact-hotline]': [hotline],
  };
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => found[selector] ?? [] });
  return { messengers, hotline, number, setAttribute };
}

const WHATSAPP = { type: 'whatsapp', link: 'https://wa.me/74950002004' } as const;

it('D661 messengers and hotline of the chosen city appear, others disappear', () => {
  const { messengers, hotline, number, setAttribute } = page();
  $city.set('moscow');
  const moscow = { alias: 'moscow', hotline: '88000002004', display_messengers: [WHATSAPP], offices: [] };
  $contact.set(moscow as unknown as Contact);
  showContact();
  expect(messengers.map(({ hidden, href }) => [hidden, href])).toEqual([
    [true, ''],
    [false, WHATSAPP.link],
    [true, ''],
  ]);
  expect([hotline.hidden, number.textContent]).toEqual([false, '8\u00a0800\u00a0000-20-04']);
  expect(setAttribute).toHaveBeenCalledWith('href', 'tel:88000002004');
  $contact.set({ ...moscow, hotline: null } as unknown as Contact);
  showContact();
  expect(hotline.hidden).toBe(true);
});
