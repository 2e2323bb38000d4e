import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuild } from "./create-build.ts";
import { root } from "./root.ts";

/** The server in one file, which loads in a fifth of the time of its sources. */
export const { run: buildServer } = createBuild({
  name: "server",
  titles: { server: "Building the server" },
  sources: [
    "apps/server",
    "features/*/server",
    "features/*/contract",
    "platform/server",
    "platform/contract",
    "sandboxes",
    "package-lock.json",
    "package.json",
    "tsconfig.json",
  ],
});

/** What `apps/server/start/start.ts` exports, as it was built. */
export const builtStart: string = pathToFileURL(join(root, "dist/server/start.js")).href;
