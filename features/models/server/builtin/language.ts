export type Language = "en" | "de";

/** Words of one language that the other does not have. */
const german =
  /[äöüß]|\b(?:ich|mir|mich|dich|dir|wir|uns|und|oder|das|den|dem|des|ein|eine[mnrs]?|kein\w*|nicht|bitte|danke|wie|wieviele?|wer|wo|wann|warum|welche[mnrs]?|mit|von|vom|bis|zum|zur|zu|im|ist|sind|sinds|haben|habe|hast|gibt|kannst|können|schreib\w*|zeige?|suche?|finde|nach|durch|mal|prozent|skonto|rabatt|mwst|mehrwertsteuer|mein\w*|unser\w*|dein\w*|tage?n?|wochen?|heute|morgen|gestern|guten|hallo|servus|vorlage\w*|protokoll\w*|statusbericht|stellenanzeige|tagesordnung|abwesenheits\w*|dateien?|unterhaltung\w*|kolleg\w+|erinnere?|merk|herrn?|frau|wegen|formelle\w*|einladung|suche|wieviel|namens|besprechung|kündigung|entwurf|dankes\w+|stellenausschreibung|projektbericht|wochenbericht|aufgaben?|aufgabenliste|sag|nenn\w*|lösch\w*|buche?|bestelle?|lies|fasse?|zusammen|auf|aus|bei|sich|dass|auch|nur|schon|dann|wenn|weil|zwischen|seit|pro|noch|steht|stehen|muss|soll|wird|werden|geht|unten|der|du|es|sie|ihre?[nmrs]?|beim|ins|kennst|kenne|gehört|mach\w*|gib|geben|rechne|wandle|umrechnen|berechne|vergiss|wieso|meilen?|zoll|stunden?|minuten|uhr|netto|brutto|zzgl|inkl|dokument\w*|notiz\w*|überschrift\w*|titel|namens|urlaub\w*|\w*reisen?|\w+rechnung\w*|\w{4,}(?:ungen|keit|heit|schaft|ieren)|buchen|verschieben|bestellen|kaufen|beantragen|abrechnen|einreichen|verlängern|melden|anmelden|ändern)\b/gi;
const english =
  /\b(?:the|what|what's|whats|which|who|where|when|how|is|are|my|our|your|and|or|for|from|with|of|to|please|write|draft|find|show|search|did|do|does|have|has|about|i|you|me|a|read|open|look|tell|give|remember|remind|forget|delete|remove|book|create|make|add|calculate|convert|translate|summari[sz]e|list|help|thanks?|can|could|would|should|this|that|these|those|be|not|no|yes|by|at|on|if|then|because|tasks?|today|tomorrow|yesterday|next|last|week|month|year|days?|there|here)\b/gi;

/** The language in which somebody asks. Where nothing tells, that of their message before, and else English. */
export function languageOf(text: string, before = ""): Language {
  const [inGerman, inEnglish] = [count(text, german), count(text, english)];
  if (inGerman + inEnglish === 0 && before !== "") return languageOf(before);
  return inGerman > inEnglish ? "de" : "en";
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
