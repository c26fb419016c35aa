import IMask from 'imask/esm/imask';
import 'imask/esm/masked/pattern';
import { countryOf, OTHER_COUNTRY, PHONE_LENGTH } from '@tourbillon/domain/i18n/phone-countries.ts';
import { nationalDigits, readPhone, wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { keepDigits } from './kept-digits.ts';

/** From this many digits at once it is not typing but a paste or the browser's autofill. */
const PASTED_DIGITS = 5;

/** The mask of a number with too many digits: the one of its country would cut it. */
const ANY_DIGITS = `[${'0'.repeat(PHONE_LENGTH)}]`;

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
    mask: isLong ? ANY_DIGITS : countryOf(select.value).mask,
    eager: 'append' as const,
    // Typed or pasted text is raw and follows the dialling code that is already in the field.
    prepare: (text: string, _: unknown, { raw }: { raw?: boolean }) => {
      if (isLong || digitsOf(text) < PASTED_DIGITS) return text;
      return raw ? nationalDigits(select.value, text) : whole(text);
    },
  });
  const { length } = input.value;
  const isAllSelected = length > 0 && input.selectionStart === 0 && input.selectionEnd === length;
  // Text from autofill or from typing before this code was loaded.
  const first = readPhone(select.value, input.value);
  select.value = first.country;
  // A number with too many digits stays, to be corrected.
  let isLong = first.surplus > 0;
  if (!isLong) input.value = whole(input.value);
  // Restored when the visitor types a plus but no dialling code.
  let chosen = select.value;
  // Digits that were typed when the number was complete.
  let more = '';
  const show = (country: string, text: string) => {
    more = '';
    isLong = readPhone(country, text).surplus > 0;
    select.value = country;
    mask.updateOptions(options());
    mask.value = isLong ? text.replace(/\D/g, '') : whole(text) || `+${countryOf(country).dial}`;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // Registered before the mask, which knows only one country.
  input.addEventListener('input', (event) => {
    const written = writtenAnew(event as InputEvent, input.value);
    if (!written) return;
    more = '';
    const country = countryBegun(select.value, written);
    const isNowLong = readPhone(country, written).surplus > 0 && (isLong || isPasted(event as InputEvent));
    if (country === select.value && isNowLong === isLong) return;
    event.stopImmediatePropagation();
    show(country, written);
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
  // A number that starts with the trunk prefix 8, or with the code of a country that was not chosen, reaches the maximum
  // too early.
  input.addEventListener('beforeinput', (event) => {
    const { length } = input.value;
    const isAtEnd = input.selectionStart === length && input.selectionEnd === length;
    if (!event.data || !/^\d$/.test(event.data) || !isAtEnd) return;
    const typed = nationalDigits(select.value, input.value);
    if (isLong || typed.length < countryOf(select.value).digits) return;
    event.preventDefault();
    more += event.data;
    const read = readPhone(select.value, typed + more);
    if (read.surplus === 0) show(read.country, typed + more);
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

/** Whether a text came at once: pasted, dropped, or by autofill. */
function isPasted({ inputType, data }: Partial<InputEvent>): boolean {
  return !inputType?.startsWith('delete') && data?.length !== 1;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
