import { type Language, languageOf } from "../language.ts";
import type { Candidate } from "../plan.ts";

const dayLength = "2026-11-30".length;

/** A task for a time that is over would remind of nothing: another time is asked for. `due` is as `readDuePhrase` gives it. */
export function timeOver(due: string, now: number, message: string): Candidate | undefined {
  const clock = new Date(now).toISOString().slice(0, due.length);
  if (due > clock || (due === clock && due.length === dayLength)) return undefined;
  return {
    ...{ intent: "create_task", score: 1, meaning: "say that this time is over" },
    action: { type: "say", text: told[languageOf(message)](due), over: due },
  };
}

const told: Record<Language, (due: string) => string> = {
  en: (due) =>
    `I cannot add that to your list: ${due.replace("T", " at ")} has passed. Name a later time. Three in the afternoon is “15:00”.`,
  de: (due) =>
    `Das kann ich nicht notieren: Die Zeit dafür ist vorbei, es war der ${inGerman(due)}. Nennen Sie eine, die noch kommt. Drei Uhr nachmittags ist „15:00 Uhr“.`,
};

function inGerman(due: string): string {
  const [day = "", time] = due.split("T");
  return `${day.split("-").reverse().join(".")}${time ? ` um ${time} Uhr` : ""}`;
}
