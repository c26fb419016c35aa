// npm run desk: manages people of the desk from the terminal, when nobody can log in.
//   npm run desk                                  (lists the owners, and the number of colleagues)
//   npm run desk -- --invite-owner ann@shop.example   (prints a one-time link that makes them an owner)
import { safeParse } from 'valibot';
import { email } from '@tourbillon/domain/contract/subscription.ts';
import { invitationAddress } from '@tourbillon/domain/desk/addresses.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { withStaffAccess } from './processes/staff-access.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values } = readCommandLine({
    // Only npm start uses it, and prints the invitation.
    'first-owner': { type: 'boolean' },
    'invite-owner': { type: 'string' },
  });
  const typed = values['invite-owner'];
  const { deskUrl } = readSettings();
  const wanted = safeParse(email, typed);
  if (typed !== undefined && !wanted.success) throw new Problem('--invite-owner needs an email address.');
  return withStaffAccess(async (access) => {
    if (values['first-owner']) {
      const secret = await access.inviteFirstOwner();
      process.send?.({ ready: secret === null ? '' : invitationAddress(deskUrl, secret) });
      return 0;
    }
    if (!wanted.success) {
      const { owners, colleagues } = await access.deskPeople();
      console.log(`Owners: ${owners.join(', ') || 'none'}\nColleagues with access: ${colleagues}`);
      return 0;
    }
    const secret = await access.inviteOwner(wanted.output);
    console.log(`Valid once, for three days:\n${invitationAddress(deskUrl, secret)}`);
    return 0;
  });
});
