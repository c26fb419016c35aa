import { Problem } from '../bootstrap/problem.mjs';

/** Formats in which a command prints a list. */
const FORMATS = ['lines', 'csv', 'json'];

/** @throws Problem for another format. */
export function checkFormat(format: string): void {
  if (!FORMATS.includes(format)) throw new Problem(`--format is one of: ${FORMATS.join(', ')}.`);
}
