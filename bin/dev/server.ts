import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { start } from "../../apps/server/start/start.ts";
import { reportFailure } from "../setup/report-failure.ts";
import { root } from "../setup/root.ts";

// The watcher does not see what a child process loads, so the renderer of the public pages is named here.
process.send?.({ "watch:import": [pathToFileURL(join(root, "dist/landing/render/render.js")).href] });

/** The server without install and build, restarted by `npm run dev` on every change. */
try {
  await start(root);
} catch (error) {
  reportFailure(error);
}
