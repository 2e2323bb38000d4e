import { ofPeopleAndSettings } from "../places/of-people-and-settings.ts";
import { ofRepeating } from "../places/of-repeating.ts";
import { ofTasks } from "../places/of-tasks.ts";
import type { Candidate, Request } from "../plan.ts";

const places = [...ofTasks, ...ofRepeating, ...ofPeopleAndSettings];
const longest = 120;

/** "delete my last task", "who is in my team": says that it cannot, and names the page where the person can. */
export function namePlaceIntent({ text, plain, urls, language }: Request): Candidate | undefined {
  if (urls.length > 0 || plain.length > longest) return undefined;
  const asksIn = (pattern: RegExp) => {
    const found = pattern.exec(plain);
    return found !== null && isWrittenAsName(found.groups?.who, text);
  };
  const place = places.find(({ asks }) => asks.some(asksIn));
  if (!place) return undefined;
  return {
    ...{ intent: "name_place", score: 0.95, meaning: place.meaning[language] },
    action: { type: "say", text: place.told[language] },
  };
}

/** With a capital letter, or as an address. */
function isWrittenAsName(who: string | undefined, text: string): boolean {
  if (who === undefined || who === "me" || who === "mich" || who.includes("@")) return true;
  const at = text.toLowerCase().indexOf(who);
  return /^\p{Lu}/u.test(text.slice(at));
}
