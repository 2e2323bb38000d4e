import { builtStart } from "../setup/build-server.ts";
import { reportFailure } from "../setup/report-failure.ts";
import { root } from "../setup/root.ts";

/** The built server, as `npm start` runs it after installing and building. */
try {
  const { start }: typeof import("../../apps/server/start/start.ts") = await import(builtStart);
  await start(root);
} catch (error) {
  reportFailure(error);
}
