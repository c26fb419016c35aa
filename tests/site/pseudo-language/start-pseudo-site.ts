import { startThrowawaySite, type ThrowawaySite } from '../throwaway.ts';
import { writePseudoTexts } from './pseudo-texts-file.ts';

/** A site with a language that no text of the shop is written in, and a made-up translation of the program's texts. */
export interface PseudoSite extends Pick<ThrowawaySite, 'stop'> {
  /** Address of its host of that language. */
  origin: string;
}

/** Starts one. Its pages are rendered on request. */
export async function startPseudoSite(): Promise<PseudoSite> {
  const { env, remove } = await writePseudoTexts();
  const site = await startThrowawaySite(
    { LOCALES: 'ru,kk', ...env },
    { data: 'demonstration', pages: 'none' },
  );
  const stop = async () => {
    await site.stop();
    await remove();
  };
  return { origin: `http://kk.localhost:${site.port}`, stop };
}
