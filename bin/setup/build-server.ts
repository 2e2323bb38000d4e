import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuild } from "./create-build.ts";
import { root } from "./root.ts";

/** Bundles the server into one file. It loads in a fifth of the time of its sources. */
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

/** The file URL of the built `apps/server/start/start.ts`. */
export const builtStart: string = pathToFileURL(join(root, "dist/server/start.js")).href;
