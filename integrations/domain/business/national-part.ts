/** Digits of a phone without the leading 8 that replaces the Russian country code. */
export function nationalPart(digits: string): string {
  return digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits;
}
