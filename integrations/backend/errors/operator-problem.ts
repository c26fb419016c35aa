/** A fault the operator can mend; the message is a sentence that says how. It is shown without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
