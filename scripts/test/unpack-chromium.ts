// Unpacks the Chromium of npm into the folder of TMPDIR; a program of its own, because the package knows no other place.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
