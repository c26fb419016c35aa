/** Told what start-up is doing; `done` of `total` when the step can be counted. */
export type Progress = (step: string, done?: number, total?: number) => void;
