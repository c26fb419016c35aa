import type { DeskServices } from './desk-handlers.ts';

/**
 * Imports what a call has published, after its transaction. If it fails, or fails for a file, the files are published
 * all the same: the response says that their pages follow (decision 718), and the job of due texts repeats the import.
 */
export function afterPublication({
  texts: { importContent },
  log,
}: {
  texts: Pick<DeskServices['texts'], 'importContent'>;
  log: DeskServices['log'];
}) {
  return async <Response extends { pages_follow: boolean }>(response: Response): Promise<Response> => {
    try {
      const { failed } = await importContent();
      return { ...response, pages_follow: failed.length > 0 };
    } catch (error) {
      log.error({ err: error }, 'texts of the desk are published and not imported yet');
      return { ...response, pages_follow: true };
    }
  };
}
