/** A fault that a person can mend: its message is a sentence that says how, and is shown without a stack. */
export class Problem extends Error {
  name = 'Problem';
}
