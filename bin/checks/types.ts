import { programCheck } from "./program-check.ts";

/** Type-checks all sources, incrementally. Emits nothing. */
export const typesCheck = programCheck("types", "node_modules/typescript7/bin/tsc", [
  "--noEmit",
  "-p",
  "tsconfig.json",
  "--incremental",
  "--tsBuildInfoFile",
  ".cache/types.tsbuildinfo",
]);
