import { boundariesCheck } from "./boundaries.ts";
import type { Check } from "./check.ts";
import { featureGraphCheck } from "./feature-graph.ts";
import { formatCheck } from "./format.ts";
import { generatedCheck } from "./generated.ts";
import { glossaryCheck } from "./glossary.ts";
import { journeysCheck, longJourneysCheck } from "./journeys.ts";
import { programsCheck } from "./programs.ts";
import { sizeCheck } from "./size.ts";
import { speechCheck } from "./speech.ts";
import { typesCheck } from "./types.ts";
import { longVitestCheck, vitestCheck } from "./vitest.ts";
import { webBuildCheck } from "./web-build.ts";

/**
 * All checks of `npm test`. Tests leave a processor idle where they wait, which the checks beside them use. Journeys use
 * the whole machine: they run alone.
 */
export const allChecks: Check[][] = [
  [
    // Longest first.
    vitestCheck,
    programsCheck,
    typesCheck,
    webBuildCheck,
    boundariesCheck,
    formatCheck,
    generatedCheck,
    glossaryCheck,
    featureGraphCheck,
    sizeCheck,
    speechCheck,
  ],
  [journeysCheck],
  [longVitestCheck],
  [longJourneysCheck],
];
