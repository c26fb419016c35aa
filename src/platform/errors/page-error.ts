/** Thrown by a page to show the error page of a status (§8). */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Page error ${status}`);
    this.name = 'PageError';
    this.status = status;
  }
}
