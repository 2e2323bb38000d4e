import type { ToldRefusal } from "./told-refusal.ts";

/** Why the web was not searched. */
export const ofSearches: ToldRefusal[] = [
  [/^The account at Exa has no credit left\.$/, "Das Konto bei Exa hat kein Guthaben mehr."],
  [
    /^Tavily's limit for this account is used up\. An admin can raise it there\.$/,
    "Das Kontingent bei Tavily ist verbraucht. Ein Admin kann es dort erhöhen.",
  ],
  [
    /^SearXNG does not offer JSON\. An admin has to add json to search\.formats in its settings\.yml\.$/,
    "SearXNG bietet kein JSON an. Ein Admin muss in dessen settings.yml json zu search.formats hinzufügen.",
  ],
  [/^(.+) sent an answer that is no list of results\.$/, "$1 hat keine Ergebnisliste geschickt."],
  [
    /^(.+) refuses the key\. An admin has to check SEARCH_KEY\.$/,
    "$1 lehnt den Schlüssel ab. Ein Admin muss SEARCH_KEY prüfen.",
  ],
  [/^(.+) refuses this query\. Try other words\.$/, "$1 lehnt diese Suche ab. Versuchen Sie andere Wörter."],
  [
    /^(.+) takes no more searches for now\. Try again later\.$/,
    "$1 nimmt gerade keine Suchen mehr an. Versuchen Sie es später noch einmal.",
  ],
  [
    /^(.+) answers with status (\d+)\. Try again later\.$/,
    "$1 antwortet mit dem Status $2. Versuchen Sie es später noch einmal.",
  ],
  [/^(.+) did not answer in time\.$/, "$1 hat nicht rechtzeitig geantwortet."],
  [/^(.+) sent too much\.$/, "$1 hat zu viel geschickt."],
  [/^(.+) could not be reached\.$/, "$1 war nicht zu erreichen."],
  [
    /^Not searched: this conversation holds text from other conversations and from outside, so only words that the person wrote are searched for\.$/,
    "Nicht gesucht: In dieser Unterhaltung steht Text aus anderen Unterhaltungen und von außen, deshalb werden nur Wörter gesucht, die Sie schreiben.",
  ],
  [
    /^Not searched: the query holds text of a file or of another conversation, which the search provider would learn\.$/,
    "Nicht gesucht: Die Suche enthält Text einer Datei oder einer anderen Unterhaltung.",
  ],
  [
    /^Not searched: the query holds what the person wrote in an encoded form\.$/,
    "Nicht gesucht: Die Suche enthält Ihre Worte in verschlüsselter Form.",
  ],
  [
    /^Not searched: this conversation is too long to check what the query might tell\.$/,
    "Nicht gesucht: Diese Unterhaltung ist zu lang, um die Suche zu prüfen. Beginnen Sie eine neue.",
  ],
];
