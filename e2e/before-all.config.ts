import { buildServer } from "../bin/setup/build-server.ts";
import { buildWeb } from "../bin/setup/build-web.ts";
import { startHub } from "./fixtures/hub/start-hub.ts";
import { makeDataDir } from "./fixtures/made-data-dir.ts";

/** Before all journeys: what browsers load and the server are built, a database is made to copy, and what is shared can be asked for. */
export default async function beforeAll(): Promise<() => Promise<void>> {
  await buildWeb();
  await buildServer();
  const { remove } = await makeDataDir();
  const hub = await startHub();
  return async () => {
    await hub.close();
    await remove();
  };
}
