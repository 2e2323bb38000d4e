export type Language = "en" | "de";

/** Words of one language that the other does not have. */
const german =
  /[äöüß]|\b(?:ich|mir|mich|dich|dir|wir|uns|und|oder|das|den|dem|des|ein|eine[mnrs]?|kein\w*|nicht|bitte|danke|wie|wieviele?|wer|wo|wann|warum|welche[mnrs]?|mit|von|vom|bis|zum|zur|zu|im|ist|sind|sinds|haben|habe|hast|gibt|kannst|können|schreib\w*|zeige?|suche?|finde|nach|durch|mal|prozent|skonto|rabatt|mwst|mehrwertsteuer|mein\w*|unser\w*|dein\w*|tage?n?|wochen?|heute|morgen|gestern|guten|hallo|servus|vorlage\w*|protokoll\w*|statusbericht|stellenanzeige|tagesordnung|abwesenheits\w*|dateien?|unterhaltung\w*|kolleg\w+|erinnere?|merk|herrn?|frau|wegen|formelle\w*|einladung|suche|wieviel|namens|besprechung|kündigung|entwurf|dankes\w+|stellenausschreibung|projektbericht|wochenbericht)\b/gi;
const english =
  /\b(?:the|what|what's|whats|which|who|where|when|how|is|are|my|our|your|and|or|for|from|with|of|to|please|write|draft|find|show|search|did|do|does|have|about|i|you|me|an?)\b/gi;

/** The language in which somebody asks. English where nothing tells. */
export function languageOf(text: string): Language {
  return count(text, german) > count(text, english) ? "de" : "en";
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
