import { programCheck } from "./program-check.ts";

/** Builds the web application, which the journeys then use. */
export const webBuildCheck = programCheck("web build", "bin/build.ts", []);
