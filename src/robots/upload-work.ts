import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';

/**
 * The purpose of the work before the first file of an upload. Such a proof is not valid for a form, and a form's
 * proof is not valid here.
 */
export const UPLOAD_WORK = ENDPOINTS.photos.path;
