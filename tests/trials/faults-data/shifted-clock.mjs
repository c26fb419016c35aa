// Preloaded into a program of a trial: shifts its clock by the milliseconds in a file, and follows changes of the
// file.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FAULT_CLOCK;
const RealDate = Date;
let shift = 0;

function look() {
  const said = readFileSync(file, 'utf8');
  // An empty file is being written.
  if (said === '' || Number(said) === shift) return;
  shift = Number(said);
  // Tells the trial that the program uses the new value.
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
