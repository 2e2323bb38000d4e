import { programCheck } from "./program-check.ts";

/** Type-checks all sources, incrementally. Emits nothing. */
export const typesCheck = programCheck("types", "node_modules/typescript7/bin/tsc", [
  "--noEmit",
  "-p",
  "tsconfig.json",
  "--incremental",
  // Each further checker reads the shared types again: a third more processor time, while other checks wait for it.
  "--checkers",
  "1",
  "--tsBuildInfoFile",
  ".cache/types.tsbuildinfo",
]);
