import { cpSync } from 'node:fs';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';

const OF_MANY = /\/(articles|documents|pages|services)\/.*\.(md|json)$/;
const FEW = /\/(sovet|garantii|zalog-chasov)\//;

/** Copies a few of the texts into a folder, one of each kind that has hundreds. @returns the folder. */
export function fewTexts(to: string): string {
  cpSync(CONTENT_FOLDER, to, { recursive: true, filter: (file) => !OF_MANY.test(file) || FEW.test(file) });
  return to;
}
