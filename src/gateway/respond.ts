import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { askBackend } from '../backend-client/client.ts';
import { maskedNetwork } from '@tourbillon/platform/connections/networks.ts';
import { theRobotCheck } from '../robots/robot-check.ts';
import type { Respond } from './api-handler.ts';
import { handleApiRequest } from './gateway.ts';

/** The gateway of this storefront (architecture §5). */
export const respondThroughGateway: Respond = (request, { locale, network }, found) => {
  const site = {
    locale,
    t: translator(locale),
    robots: theRobotCheck(),
    place: () => maskedNetwork(network),
  };
  return handleApiRequest(request, site, askBackend, found);
};
