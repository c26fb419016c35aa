// Loaded before a program of a trial: its clock is off by the milliseconds that a file says, as they are changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FAULT_CLOCK;
const RealDate = Date;
let shift = 0;

function look() {
  const said = readFileSync(file, 'utf8');
  // Empty is one that is being written.
  if (said === '' || Number(said) === shift) return;
  shift = Number(said);
  // So that the trial knows when the program follows it.
  if (isMainThread) writeFileSync(`${file}.${process.pid}`, String(shift));
}

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shift);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

if (file) {
  look();
  setInterval(look, 200).unref();
}
