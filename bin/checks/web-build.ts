import { programCheck } from "./program-check.ts";

/** The web application builds; the journeys then use what was built. */
export const webBuildCheck = programCheck("web build", "bin/build.ts", []);
