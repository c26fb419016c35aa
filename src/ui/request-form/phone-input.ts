import IMask from 'imask/esm/imask';
import 'imask/esm/masked/pattern';
import { countryOf, OTHER_COUNTRY, PHONE_LENGTH } from '@tourbillon/domain/i18n/phone-countries.ts';
import { nationalDigits, readPhone, wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { keepDigits } from './kept-digits.ts';

/** From this many digits at once it is not typing but a paste or the browser's autofill. */
const PASTED_DIGITS = 5;

const done = new WeakSet<Element>();

/**
 * Formats a phone number with the mask of its country while the visitor types. Deleting is not changed, pasted
 * numbers are accepted in any format (§5, decision 48), and the code of another country selects that country
 * (decision 80). Safe to call twice.
 */
export function setUpPhone(place: Element): void {
  const input = place.querySelector<HTMLInputElement>('[data-phone-number]');
  const select = place.querySelector<HTMLSelectElement>('[data-phone-country]');
  if (!input || !select || done.has(place)) return;
  done.add(place);
  // `maxlength` is for the fallback without scripts; it would cut a longer pasted text before the mask sees it.
  input.removeAttribute('maxlength');

  // A value that is set needs its dialling code: otherwise a leading 9 is read as the start of +998.
  const whole = (text: string) => wholePhone(select.value, text);
  const options = () => ({
    mask: countryOf(select.value).mask,
    eager: 'append' as const,
    // Typed or pasted text is raw and follows the dialling code that is already in the field.
    prepare: (text: string, _: unknown, { raw }: { raw?: boolean }) => {
      if (digitsOf(text) < PASTED_DIGITS) return text;
      return raw ? nationalDigits(select.value, text) : whole(text);
    },
  });
  const { length } = input.value;
  const isAllSelected = length > 0 && input.selectionStart === 0 && input.selectionEnd === length;
  // Text from autofill or from typing before this code was loaded.
  select.value = readPhone(select.value, input.value).country;
  input.value = whole(input.value);
  // Restored when the visitor types a plus but no dialling code.
  let chosen = select.value;
  // Registered before the mask, which knows only one country.
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
  const rewrite = keepDigits();
  // Keep the selection, because the next key replaces the selected text.
  if (isAllSelected) input.select();

  select.addEventListener('change', () => {
    const number = rewrite(select.value, input.value);
    chosen = select.value;
    mask.updateOptions(options());
    mask.value = number;
    // Do not move the focus: with the keyboard each country on the way to the wanted one is a change.
  });
  // A number that starts with the trunk prefix 8 reaches the maximum one digit too early.
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
  // A dialling code alone is not a number (§5: an empty number yields an empty value).
  input.addEventListener('blur', () => {
    if (nationalDigits(select.value, input.value) === '') {
      select.value = chosen;
      mask.updateOptions(options());
      mask.value = '';
    }
    input.value = input.value.slice(0, PHONE_LENGTH);
  });
}

/** The text from its last plus on, or the whole text without a plus; undefined during a deletion. */
function writtenAnew({ inputType }: Partial<InputEvent>, text: string): string | undefined {
  const plus = text.lastIndexOf('+');
  if (plus === -1) return text;
  return inputType?.startsWith('delete') ? undefined : text.slice(plus);
}

/** The country of a partial number: an incomplete dialling code does not select one yet. */
function countryBegun(code: string, written: string): string {
  const digits = written.replace(/\D/g, '');
  const isBegun = written.startsWith('+') && !digits.startsWith(countryOf(code).dial);
  return isBegun ? readPhone(OTHER_COUNTRY.code, written).country : readPhone(code, written).country;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
