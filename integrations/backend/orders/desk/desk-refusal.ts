import type { PieceStanding } from '@tourbillon/domain/desk/orders.ts';
import type { AvailabilityRefused, Refusal } from '../../availability/availability.ts';
import { conflict, type DomainError, invalid } from '../../errors/domain-error.ts';

/** Refusals caused by a typed value, with the field. All others are conflicts with the current state. */
const TYPED: Partial<Record<Refusal, string>> = {
  until_missing: 'until',
  until_past: 'until',
  until_far: 'until',
  price_missing: 'price',
  price_wrong: 'price',
  sold_in_future: 'sold_on',
};

/** Converts a refusal for the desk: 422 at the field, or 409 with the current state of the item. */
export function deskRefusal(
  { refusal, message }: AvailabilityRefused,
  current: PieceStanding | null,
): DomainError {
  const field = TYPED[refusal];
  return field === undefined
    ? conflict(message, { refusal, standing: current })
    : invalid(message, { [field]: [refusal] });
}
