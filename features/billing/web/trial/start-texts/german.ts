import type { StartTexts } from "./english.ts";

export const german: StartTexts = { startFreeTrial: "Kostenlos testen", signUp: "Registrieren" };
