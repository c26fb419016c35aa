// Unpacks the Chromium of npm into the folder TMPDIR. It is a separate program, because the package reads only
// TMPDIR.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
