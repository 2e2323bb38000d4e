import type { Language } from "../language.ts";

interface Purpose {
  asked: RegExp;
  subject: Record<Language, (about: string) => string>;
  text: Record<Language, (about: string) => string>;
  gap: Record<Language, string>;
}

const purposes: Purpose[] = [
  {
    asked:
      /\b(?:cancell?(?:ing|s)?|terminat(?:e|ing)|kündigt?|kündige|kündigung(?: (?:von|für|des|der|unseres|unserer))?)\s*(.*)$/i,
    subject: { en: (about) => `Cancellation of ${about}`, de: (about) => `Kündigung: ${about}` },
    text: {
      en: (about) => `I hereby cancel ${about}. Please confirm the cancellation and its date in writing.`,
      de: (about) =>
        `hiermit kündige ich ${about}. Bitte bestätigen Sie mir die Kündigung und deren Datum schriftlich.`,
    },
    gap: { en: "[the contract, and as of when]", de: "[Vertrag, und zu welchem Tag]" },
  },
  {
    asked:
      /\b(?:declin(?:e|ing)|turn(?:ing)? down|refus(?:e|ing)|absage(?: an| für| zu)?|absagen|ablehn\w*)\s*(.*)$/i,
    subject: { en: (about) => `About ${about}`, de: (about) => `Absage: ${about}` },
    text: {
      en: (about) => `thank you for ${about}. Unfortunately I cannot accept, because [reason].`,
      de: (about) => `vielen Dank. Leider muss ich absagen: ${about}. Der Grund: [Grund].`,
    },
    gap: { en: "[the invitation or offer]", de: "[Einladung oder Angebot]" },
  },
  {
    asked: /\b(?:apologi[sz](?:e|ing)|apology|entschuldig\w*)(?: for| für)?\s*(.*)$/i,
    subject: { en: (about) => `Our apologies: ${about}`, de: (about) => `Entschuldigung: ${about}` },
    text: {
      en: (about) => `we apologise: ${about}. [What happened, and what we do about it]`,
      de: (about) => `wir bitten um Entschuldigung: ${about}. [Was geschehen ist, und was wir tun]`,
    },
    gap: { en: "[for what]", de: "[wofür]" },
  },
];

export interface Wording {
  subject: string;
  text: string;
}

/** What a letter or a mail is to achieve, where the request names it. */
export function wordingFor(rest: string, language: Language): Wording | undefined {
  for (const { asked, subject, text, gap } of purposes) {
    const found = asked.exec(rest);
    if (!found) continue;
    const about = found[1]?.replace(/[\s.,;!?]+$/, "") || gap[language];
    return { subject: subject[language](about.slice(0, 120)), text: text[language](about) };
  }
  return undefined;
}
