import { programCheck } from "./program-check.ts";

/** Format and lint with biome.json. Warnings fail too. */
export const formatCheck = programCheck("format and lint", "node_modules/@biomejs/biome/bin/biome", [
  "check",
  "--error-on-warnings",
  "--colors=off",
  "--max-diagnostics=60",
]);
