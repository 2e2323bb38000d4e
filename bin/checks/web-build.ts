import { programCheck } from "./program-check.ts";

/** The web application builds; the journeys then use what was built. */
export const webBuildCheck = programCheck("web build", "node_modules/vite/bin/vite.js", [
  "build",
  "--config",
  "apps/web/vite.config.ts",
  "--logLevel",
  "warn",
]);
