import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';

/** What the work before the first file of an upload is done for: such a proof is good for no form, and the other way round. */
export const UPLOAD_WORK = ENDPOINTS.photos.path;
