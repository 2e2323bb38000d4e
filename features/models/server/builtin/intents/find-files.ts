import type { Candidate, Request } from "../plan.ts";
import { asWritten } from "./as-written.ts";

const noun =
  "(?:files?|documents?|docs?|pdfs?|spreadsheets?|presentations?|attachments?|uploads?|dateien|datei|dokumente?|unterlagen|anhänge?|tabellen?|präsentationen?)";
const LIST = new RegExp(
  `^(?:(?:which|what) ${noun} (?:do|did|have) (?:i|we) (?:have|own|got|upload(?:ed)?|sen[dt]|attach(?:ed)?|share[d]?|add(?:ed)?)?` +
    `|(?:show|list|give|where are|open|see)(?: me)?(?: all)?(?: of)? (?:my|the) (?:own |uploaded |sent )?${noun}(?: i (?:have )?(?:uploaded|sent))?` +
    `|my ${noun}` +
    `|(?:zeige?|liste?|gib|wo sind|öffne)(?: mir)?(?: bitte)?(?: alle)? meine(?: hochgeladenen)? ${noun}(?: auf| an)?` +
    `|welche ${noun} (?:habe|hab) ich(?: hochgeladen| geschickt)?|meine ${noun})` +
    "(?: (?:this|last|these|in the last) .{1,20}| today| yesterday| recently| diese woche| heute| zuletzt)?$",
);
const named: RegExp[] = [
  new RegExp(`^(?:search|look) (?:in |through )?(?:my|our|the|all) ${noun} (?:for|about) (.+)$`),
  new RegExp(`^(?:search|find|look) (?:for )?(.+) in (?:my|our|the) ${noun}$`),
  new RegExp(
    `^(?:(?:find|search(?: for)?|look for|open|show|get|where is|where's|where are|where did i put|i need|i'm looking for)(?: me)? )(?:the |my |our |an? |any )?${noun} (?:(?:about|on|for|called|named|with|of|from|regarding) )?(?:the )?(.+)$`,
  ),
  new RegExp(
    `^(?:find|search(?: for)?|look for|open|show|get|where is|where's|where are|where did i put|i need|i'm looking for)(?: me)? (?:the |my |our |an? |any )?(.+?) ${noun}$`,
  ),
  new RegExp(
    `^(?:do (?:i|we|you) have|have (?:i|we|you) got|is there|are there|did i (?:upload|send))(?: an?| any| the| some)? ${noun} (?:about|on|for|called|named|with|of|from|regarding) (?:the )?(.+)$`,
  ),
  new RegExp(
    `^(?:such|suche?|finde?|durchsuche?)(?: mir)?(?: bitte)? in (?:meinen|den|allen) ${noun} (?:nach )?(.+)$`,
  ),
  new RegExp(
    `^(?:finde?|such|suche?|öffne|zeige?|wo ist|wo sind|wo finde ich|ich brauche|ich suche)(?: mir)?(?: bitte)?(?: die| das| den| meine?| eine?| nach der)? ${noun} (?:(?:zum?|zur|über|mit|namens|von|für|mit dem namen) )?(?:die |das |den |dem |der )?(.+)$`,
  ),
  new RegExp(
    `^(?:hast du|habe ich|hab ich|haben wir|gibt es|gibts|gibt's)(?: hier)?(?: eine?| irgendeine?)? ${noun} (?:zum?|zur|über|mit|namens|von|für|mit dem namen) (?:die |das |den |dem |der )?(.+)$`,
  ),
];

/** "which files do I have", "where is the budget file", "hast du eine Datei zum Angebot" */
export function findFilesIntent({ plain, text, urls }: Request): Candidate | undefined {
  if (urls.length > 0) return undefined;
  if (LIST.test(plain)) return candidate(undefined, 0.95);
  for (const pattern of named) {
    const found = pattern.exec(plain)?.[1];
    const name = found ? asWritten(found, text) : "";
    if (name.length >= 2) return candidate(name, 0.95);
  }
  return undefined;
}

/** The reading of a bare "find Meyer". */
export function findFilesNamed(name: string, score: number): Candidate {
  return candidate(name, score);
}

function candidate(name: string | undefined, score: number): Candidate {
  const input = name ? { name: name.slice(0, 200) } : {};
  return {
    ...{ intent: "find_files", score },
    meaning: name ? `find files named “${name}”` : "list your files",
    action: { type: "tool", toolName: "find_files", input },
  };
}
