/** The last call that failed. */
export interface FailedCall {
  /** Name of the call, which tells the forms of a tab apart. */
  name: string;
  errors: FieldErrors;
}

/** Reasons by field name. */
export type FieldErrors = Readonly<Record<string, string[]>>;

/** The field errors for the form of a call; none if another call failed. */
export function errorsOf(failed: FailedCall | undefined, name: string): FieldErrors {
  return failed?.name === name ? failed.errors : {};
}

/** The failed call after a call succeeded or its form was closed: the error of another form stays. */
export function without(failed: FailedCall | undefined, name: string): FailedCall | undefined {
  return failed?.name === name ? undefined : failed;
}
