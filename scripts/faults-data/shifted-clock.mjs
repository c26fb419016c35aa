// Loaded before a program of a trial: its clock is off by the milliseconds that a file says, as they are changed.
import { readFileSync } from 'node:fs';

const file = process.env.FAULT_CLOCK;
const RealDate = Date;
let shift = 0;

function look() {
  shift = Number(readFileSync(file, 'utf8')) || 0;
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
