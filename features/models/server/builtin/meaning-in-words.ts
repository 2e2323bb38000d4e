import type { Language } from "./language.ts";
import type { Candidate } from "./plan.ts";
import { wordIn } from "./word-in.ts";

/** What a reading of a request means, for "Did you mean …?". */
export function meaningInWords({ intent, meaning, action }: Candidate, language: Language): string {
  // A place says what it means in the language of the request.
  if (language === "en" || intent === "name_place") return meaning;
  if (action.type === "say") return "eine Auskunft über mich";
  const { toolName, input } = action;
  const [field, tell, all] = german[toolName] ?? ["", () => "etwas anderes", undefined];
  const word = wordIn(input, field) ?? wordIn(input, "team") ?? wordIn(input, "role");
  return word === undefined ? (all ?? tell("")) : tell(word);
}

/** By tool: the part of its input that matters, what it then does, and what it does without that part. */
const german: Record<string, [field: string, tell: (word: string) => string, all?: string]> = {
  calculate: ["expression", (sum) => `${sum} berechnen`],
  current_time: ["", () => "auf Uhr und Kalender sehen"],
  find_files: ["name", (name) => `Dateien mit dem Namen „${name}“ suchen`, "Ihre Dateien zeigen"],
  find_people: ["name", (name) => `Personen suchen: „${name}“`, "die Personen hier zeigen"],
  list_memories: ["", () => "sagen, was ich mir gemerkt habe"],
  list_tasks: ["", () => "Ihre Aufgaben zeigen"],
  read_web_page: ["url", (url) => `${url} lesen`],
  search_conversations: ["query", (words) => `Ihre Unterhaltungen nach „${words}“ durchsuchen`],
  web_search: ["query", (words) => `im Web nach „${words}“ suchen`],
};
