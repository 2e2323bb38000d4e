import { programCheck } from "./program-check.ts";

/** Generated files say what their sources say. */
export const generatedCheck = programCheck("generated files", "bin/generate.ts", ["--check"]);
