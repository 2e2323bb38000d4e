import { ofCalls } from "./refusals/of-calls.ts";
import { ofMailsAndTasks } from "./refusals/of-mails-and-tasks.ts";
import { ofMemoryAndPeople } from "./refusals/of-memory-and-people.ts";
import { ofPages } from "./refusals/of-pages.ts";
import { ofSearches } from "./refusals/of-searches.ts";
import { ofSumsAndDays } from "./refusals/of-sums-and-days.ts";

const refusals = [
  ...ofCalls,
  ...ofSumsAndDays,
  ...ofPages,
  ...ofSearches,
  ...ofMemoryAndPeople,
  ...ofMailsAndTasks,
];

/** Why a tool did not do something, in German. What is not known here is quoted, since those words are the tool's. */
export function refusalInGerman(line: string): string {
  const known = refusals.find(([sentence]) => sentence.test(line));
  return known ? line.replace(...known) : `Das Werkzeug meldet: „${line}“`;
}
