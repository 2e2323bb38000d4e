import { buildWeb } from "../bin/setup/build-web.ts";

/** Before all journeys: several products start at once, and none of them shall have to build. */
export default async function buildOnce(): Promise<void> {
  await buildWeb();
}
