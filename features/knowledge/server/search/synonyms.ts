import { foldWord } from "#platform/server/words/fold-word.ts";
import { stemWord } from "#platform/server/words/stem-word.ts";

const days = {
  working: "monday tuesday wednesday thursday friday montag dienstag mittwoch donnerstag freitag",
  free: "saturday sunday samstag sonnabend sonntag",
};

const synonyms = new Map<string, readonly string[]>(
  Object.entries({
    weekday: days.working,
    workday: days.working,
    Werktag: days.working,
    Wochentag: days.working,
    Arbeitstag: days.working,
    weekend: days.free,
    Wochenende: days.free,
  }).map(([word, members]) => [stemOf(word), members.split(" ").map(stemOf)]),
);

/** Stems of the members that documents name where a question names the group: "Monday" for "weekdays". Mostly none. */
export function synonymsOf(stem: string): readonly string[] {
  return synonyms.get(stem) ?? [];
}

function stemOf(word: string): string {
  return stemWord(foldWord(word));
}
