/**
 * A fault that the operator can correct. The message is a sentence that says how, and is shown without a stack trace.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}
