import { ofPeopleAndSettings } from "../places/of-people-and-settings.ts";
import { ofTasks } from "../places/of-tasks.ts";
import type { Candidate, Request } from "../plan.ts";

const places = [...ofTasks, ...ofPeopleAndSettings];
const longest = 200;

/** "delete my last task", "who is in my team": says that it cannot, and names the page where the person can. */
export function namePlaceIntent({ plain, urls, language }: Request): Candidate | undefined {
  if (urls.length > 0 || plain.length > longest) return undefined;
  const place = places.find(({ asks }) => asks.some((pattern) => pattern.test(plain)));
  if (!place) return undefined;
  return {
    ...{ intent: "name_place", score: 0.95, meaning: "say which page has that" },
    action: { type: "say", text: place.told[language] },
  };
}
