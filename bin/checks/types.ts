import { programCheck } from "./program-check.ts";

/** The compiler agrees with every source; nothing is compiled by it. What has not changed since is not looked at again. */
export const typesCheck = programCheck("types", "node_modules/typescript7/bin/tsc", [
  "--noEmit",
  "-p",
  "tsconfig.json",
  "--incremental",
  "--tsBuildInfoFile",
  ".cache/types.tsbuildinfo",
]);
