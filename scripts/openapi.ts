// npm run openapi: writes the contract as an OpenAPI 3.1 description, docs/openapi.json.
import { writeFile } from 'node:fs/promises';
import { describeContract } from './openapi/describe-contract.ts';
import { OPENAPI_FILE, writeOpenApi } from './openapi/openapi-file.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  await writeFile(OPENAPI_FILE, await writeOpenApi(describeContract()));
  console.log(`Written: ${OPENAPI_FILE}`);
  return 0;
});
