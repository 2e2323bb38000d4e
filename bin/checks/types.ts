import { programCheck } from "./program-check.ts";

/** Type-checks all sources, incrementally. Emits nothing. */
export const typesCheck = programCheck("types", "node_modules/typescript7/bin/tsc", [
  "--noEmit",
  "-p",
  "tsconfig.json",
  "--incremental",
  // Further checkers read the shared types again: a third more processor time, which the checks beside it need.
  "--checkers",
  "1",
  "--tsBuildInfoFile",
  ".cache/types.tsbuildinfo",
]);
