import { PageError } from '../errors/page-error.ts';

/** The fields of a form that was submitted to a page. @throws PageError 400 when the body is not a form. */
export async function sentForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new PageError(400);
  }
}
