import type { PieceStanding } from '@tourbillon/domain/desk/orders.ts';
import type { AvailabilityRefused, Refusal } from '../../availability/availability.ts';
import { conflict, type DomainError, invalid } from '../../errors/domain-error.ts';

/** Refusals that are mistakes in what was typed, with the field of each; all others say that things stand otherwise. */
const TYPED: Partial<Record<Refusal, string>> = {
  until_missing: 'until',
  until_past: 'until',
  until_far: 'until',
  price_missing: 'price',
  price_wrong: 'price',
  sold_in_future: 'sold_on',
};

/** What the desk is told of a refusal: 422 at the field, or 409 with where the piece stands now. */
export function deskRefusal(
  { refusal, message }: AvailabilityRefused,
  current: PieceStanding | null,
): DomainError {
  const field = TYPED[refusal];
  return field === undefined
    ? conflict(message, { refusal, standing: current })
    : invalid(message, { [field]: [refusal] });
}
