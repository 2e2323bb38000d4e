import { boundariesCheck } from "./boundaries.ts";
import type { Check } from "./check.ts";
import { featureGraphCheck } from "./feature-graph.ts";
import { generatedCheck } from "./generated.ts";
import { glossaryCheck } from "./glossary.ts";
import { journeysCheck } from "./journeys.ts";
import { programCheck } from "./program-check.ts";
import { sizeCheck } from "./size.ts";
import { speechCheck } from "./speech.ts";
import { vitestCheck } from "./vitest.ts";
import { webBuildCheck } from "./web-build.ts";

/** Everything `npm test` runs: what only reads comes first, what uses the whole machine runs alone. */
export const allChecks: Check[][] = [
  [
    programCheck("format and lint", "node_modules/@biomejs/biome/bin/biome", [
      "check",
      "--error-on-warnings",
      "--colors=off",
      "--max-diagnostics=60",
    ]),
    programCheck("types", "node_modules/typescript7/bin/tsc", ["--noEmit", "-p", "tsconfig.json"]),
    featureGraphCheck,
    boundariesCheck,
    glossaryCheck,
    sizeCheck,
    speechCheck,
    generatedCheck,
    webBuildCheck,
  ],
  [vitestCheck],
  [journeysCheck],
];
