import { useRef } from 'react';
import { formatPhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { FieldFrame } from '#src/ui/forms/FieldFrame.tsx';
import { fieldParts } from '#src/ui/forms/field-parts.ts';
import type { ProfileView } from '../profile-view.ts';
import { countryOfStored } from './stored-phone.ts';

interface Props {
  view: ProfileView;
  /** As stored: `+79123456789`. */
  phone: string;
  error?: string;
}

/** `PhoneField.astro` for the profile: a country and a number that is formatted while the user types. */
export function PhoneField({ view: { words, countries, country }, phone, error }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const chosen = phone === '' ? country : countryOfStored(phone);
  const format = async () => {
    const { setUpPhone } = await import('#src/ui/request-form/phone-input.ts');
    if (place.current) setUpPhone(place.current);
  };
  return (
    <FieldFrame id="edit-phone" label={words['personalArea.phoneLabel']} error={error}>
      <span
        ref={place}
        className="account-phone"
        data-phone=""
        onFocus={() => void format().catch(reportError)}
      >
        <span className="select">
          <select
            className="input"
            name="country"
            aria-label={words['phoneCountries.country']}
            defaultValue={chosen}
            data-phone-country=""
          >
            {countries.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </span>
        <input
          className="input"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          name="phone"
          defaultValue={formatPhone(chosen, phone) || phone}
          data-phone-number=""
          {...fieldParts({ id: 'edit-phone', error }).control}
        />
      </span>
    </FieldFrame>
  );
}
