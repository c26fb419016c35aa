import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

class Select {
  isRestored = false;

  get options() {
    const { isRestored } = this;
    return [
      { selected: !isRestored, defaultSelected: true },
      { selected: isRestored, defaultSelected: false },
    ];
  }
}

const STONE = { shape: 'round', colour: 'D', clarity: 'IF', weight: '3' };

it('below fields that the browser has restored stands the price of their stone', async () => {
  const range = { textContent: '4,500 to 6,800' };
  const result = { querySelector: (selector: string) => (selector === '[data-range]' ? range : null) };
  const select = new Select();
  const form = {
    elements: [select],
    dataset: { locale: 'en', range: '{{from}} to {{to}}' },
    querySelector: (selector: string) => (selector === '[data-result]' ? result : null),
  };
  vi.stubGlobal('HTMLSelectElement', Select);
  vi.stubGlobal('FormData', class { get = (name: keyof typeof STONE) => STONE[name]; }); // prettier-ignore
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [form] }));
  const listen = vi.fn<(type: string, listener: () => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  await import('./calculator.client.ts');
  select.isRestored = true;
  for (const [type, listener] of listen.mock.calls) if (type === 'pageshow') listener();
  await vi.waitFor(() => expect(range.textContent).toBe('$40,000 to $83,000'));
});
