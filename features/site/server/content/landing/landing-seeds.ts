import { germanLanding } from "./de.ts";
import { englishLanding } from "./en.ts";

/** The default landing page. */
export const landingSeeds = { en: englishLanding, de: germanLanding };
