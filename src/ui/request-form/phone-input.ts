import IMask from 'imask/esm/imask';
import 'imask/esm/masked/pattern';
import { countryOf, OTHER_COUNTRY, PHONE_LENGTH } from '@tourbillon/domain/i18n/phone-countries.ts';
import { nationalDigits, readPhone, wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';

/** Digits at once that are no typing: a paste, the browser's own filling in. */
const PASTED = 5;

const done = new WeakSet<Element>();

/**
 * Formats a phone by the mask of its country while it is typed; deleting is left alone, what is pasted is understood in
 * any shape (§5, decision 48), and the code of another country switches to that (decision 80). Again does nothing.
 */
export function setUpPhone(place: Element): void {
  const input = place.querySelector<HTMLInputElement>('[data-phone-number]');
  const select = place.querySelector<HTMLSelectElement>('[data-phone-country]');
  if (!input || !select || done.has(place)) return;
  done.add(place);
  // The mask is shorter; a paste of more signs must reach it whole.
  input.removeAttribute('maxlength');

  // A value that is set has its dialling code: without it, a 9 at its start is taken for that of +998.
  const whole = (text: string) => wholePhone(select.value, text);
  const options = () => ({
    mask: countryOf(select.value).mask,
    eager: 'append' as const,
    // What people put in is raw, and comes after the code that stands there by itself.
    prepare: (text: string, _: unknown, { raw }: { raw?: boolean }) => {
      if (digitsOf(text) < PASTED) return text;
      return raw ? nationalDigits(select.value, text) : whole(text);
    },
  });
  const { length } = input.value;
  const isAllSelected = length > 0 && input.selectionStart === 0 && input.selectionEnd === length;
  // What the browser filled in, or somebody typed, before this code came.
  select.value = readPhone(select.value, input.value).country;
  input.value = whole(input.value);
  // What is gone back to when somebody began with a plus and typed no code.
  let chosen = select.value;
  // Heard before the mask hears it, which knows one country alone.
  input.addEventListener('input', (event) => {
    const written = writtenAnew(event as InputEvent, input.value);
    const country = written && countryBegun(select.value, written);
    if (!country || country === select.value) return;
    event.stopImmediatePropagation();
    select.value = country;
    mask.updateOptions(options());
    mask.value = whole(written) || `+${countryOf(country).dial}`;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const mask = IMask(input, options());
  // What is about to replace it goes on doing so.
  if (isAllSelected) input.select();

  select.addEventListener('change', () => {
    const digits = input.value.replace(/^\+\d*\s*/, '');
    chosen = select.value;
    mask.updateOptions(options());
    mask.value = whole(digits);
    // The focus stays: by keyboard each country passed by on the way to one's own is a change.
  });
  // A number begun with the 8 of long distance is full one digit too soon.
  input.addEventListener('beforeinput', (event) => {
    const { length } = input.value;
    const isAtEnd = input.selectionStart === length && input.selectionEnd === length;
    if (!event.data || !/^\d$/.test(event.data) || !isAtEnd) return;
    const typed = nationalDigits(select.value, input.value);
    if (typed.length < countryOf(select.value).digits) return;
    const understood = nationalDigits(select.value, typed + event.data);
    if (understood === typed) return;
    event.preventDefault();
    mask.value = whole(understood);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // The dialling code alone is no number (§5: an empty number yields an empty value).
  input.addEventListener('blur', () => {
    if (nationalDigits(select.value, input.value) === '') {
      select.value = chosen;
      mask.updateOptions(options());
      mask.value = '';
    }
    input.value = input.value.slice(0, PHONE_LENGTH);
  });
}

/** What is written from its last plus on; undefined where none is, and while it is deleted. */
function writtenAnew({ inputType }: Partial<InputEvent>, text: string): string | undefined {
  const plus = text.lastIndexOf('+');
  if (plus === -1) return text;
  return inputType?.startsWith('delete') ? undefined : text.slice(plus);
}

/** The country of what is written so far: with a plus alone, or half a code, it is not known yet. */
function countryBegun(code: string, written: string): string {
  const digits = written.replace(/\D/g, '');
  const isBegun = written.startsWith('+') && !digits.startsWith(countryOf(code).dial);
  return isBegun ? readPhone(OTHER_COUNTRY.code, written).country : readPhone(code, written).country;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
