/** An error that a person can correct. Its message says how, and is shown without a stack trace. */
export class Problem extends Error {
  name = 'Problem';
}
