import { Consents } from './Consents.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Export } from './Export.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=privacy`: what the shop holds, what was agreed to, and the end of it. */
export function PrivacyTab({ view }: TabProps) {
  return (
    <div className="account-sections">
      <Export view={view} />
      <Consents view={view} />
      <DeleteAccount view={view} />
    </div>
  );
}
