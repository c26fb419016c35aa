// npm run openapi: writes the calls as OpenAPI 3.1 descriptions: docs/openapi.json, and docs/openapi-desk.json for the
// desk.
import { writeFile } from 'node:fs/promises';
import { describeContract } from './openapi/describe-contract.ts';
import { describeDesk } from './openapi/describe-desk.ts';
import { DESK_OPENAPI_FILE, OPENAPI_FILE, writeOpenApi } from './openapi/openapi-file.ts';
import { readCommandLine } from './processes/command-line.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  readCommandLine({});
  await writeFile(OPENAPI_FILE, await writeOpenApi(describeContract()));
  await writeFile(DESK_OPENAPI_FILE, await writeOpenApi(describeDesk()));
  console.log(`Written: ${OPENAPI_FILE}, ${DESK_OPENAPI_FILE}`);
  return 0;
});
