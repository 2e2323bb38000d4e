import { english } from "./landing-labels/english.ts";
import { german } from "./landing-labels/german.ts";
import type { LandingLabels } from "./landing-labels/labels.ts";

export const landingLabels: Readonly<Record<"en" | "de", LandingLabels>> = { en: english, de: german };

export type { LandingLabels } from "./landing-labels/labels.ts";
