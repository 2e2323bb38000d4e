import { buildWeb } from "../bin/setup/build-web.ts";
import { makeDataDir } from "./fixtures/made-data-dir.ts";

/** Before all journeys: several products start at once, and none of them shall have to build or to make a database. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  await buildWeb();
  const { remove } = await makeDataDir();
  return remove;
}
