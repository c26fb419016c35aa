// npm run rates: exchange rates, units of a currency for one US dollar, on a running site or a stopped one:
//   npm run rates                           shows them, with their time
//   npm run rates -- set RUB=92.4 UZS=12650 sets them; pages of all sites are updated
import { readRateArguments } from './rates/rate-arguments.ts';
import { withStaffAccess } from './processes/staff-access.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const wanted = readRateArguments(process.argv.slice(2));
  await withStaffAccess(async (access) => {
    if (wanted) await access.setRates(wanted);
    for (const { code, unitsPerUsd, updatedAt } of await access.rates()) {
      if (code !== 'USD')
        console.log(`1 USD = ${unitsPerUsd} ${code}   set ${new Date(updatedAt).toISOString()}`);
    }
  });
  return 0;
});
