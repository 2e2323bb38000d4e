import type { ClaimTexts } from "./english.ts";

export const german: ClaimTexts = {
  before:
    "Dieser Einmal-Link macht Sie zum ersten Admin dieser Installation. Melden Sie sich dazu an, oder erstellen Sie ein Konto.",
  success: "Erledigt",
  claimed:
    "Sie sind jetzt der erste Admin dieser Installation. Modelle, E-Mail und Einstellungen finden Sie unter „Admin“.",
  failed: "Admin-Rechte nicht übernommen",
};
