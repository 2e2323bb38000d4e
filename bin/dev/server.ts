import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { start } from "../../apps/server/start/start.ts";
import { reportFailure } from "../setup/report-failure.ts";
import { root } from "../setup/root.ts";

// What another program loads is not watched by itself: the renderer of the public pages is named here.
process.send?.({ "watch:import": [pathToFileURL(join(root, "dist/landing/render/render.js")).href] });

/** The server alone, without install and build: what `npm run dev` restarts on every change. */
try {
  await start(root);
} catch (error) {
  reportFailure(error);
}
