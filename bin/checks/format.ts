import { programCheck } from "./program-check.ts";

/** Format and lint, by the rules of biome.json; what it only warns of fails as well. */
export const formatCheck = programCheck("format and lint", "node_modules/@biomejs/biome/bin/biome", [
  "check",
  "--error-on-warnings",
  "--colors=off",
  "--max-diagnostics=60",
]);
