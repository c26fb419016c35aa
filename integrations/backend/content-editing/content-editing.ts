/** What other rooms import from the editing of texts. */
export { checkText } from './check-text.ts';
export { type ContentPlace, isWritable } from './content-place.ts';
export { deleteUnusedCovers } from './delete-unused-covers.ts';
export { deskDrafts } from './desk-drafts.ts';
export { formOf } from './form-of-schema.ts';
export { countDrafts } from './count-drafts.ts';
export { listTexts } from './list-texts.ts';
export { startPublishingDue } from './publish-due.ts';
export { publishFiles, refuseMistakes, type PublishContext } from './publish-texts.ts';
export { readText, readTextFiles } from './read-text.ts';
export { listWaitingReviews, publishReviewText, refuseReviewText } from './review-queue.ts';
export { importDrafts } from './import-drafts.ts';
export { smallCover, storeCover } from './text-covers.ts';
export { dropDrafts, saveDraft, scheduleDrafts } from './text-drafts.ts';
export { listVersions, readVersion } from './versions.ts';
