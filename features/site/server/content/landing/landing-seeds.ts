import { germanLanding } from "./de.ts";
import { englishLanding } from "./en.ts";

/** What the landing page of a new installation says. */
export const landingSeeds = { en: englishLanding, de: germanLanding };
