import { programCheck } from "./program-check.ts";

/** Generated files are up to date with their sources. */
export const generatedCheck = programCheck("generated files", "bin/generate.ts", ["--check"]);
