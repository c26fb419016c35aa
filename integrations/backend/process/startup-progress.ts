/** Reports a step of the start-up; `done` of `total` if the step can be counted. */
export type Progress = (step: string, done?: number, total?: number) => void;
