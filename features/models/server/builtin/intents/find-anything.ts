import type { Candidate, Request } from "../plan.ts";
import { asWritten } from "./as-written.ts";
import { findFilesNamed } from "./find-files.ts";
import { findPeopleNamed } from "./find-people.ts";
import { searchFor } from "./search-conversations.ts";

const BARE =
  /^(?:find|search(?: for)?|look for|look up|locate|such|suche?(?: nach)?|finde)(?: mir)?(?: bitte)? ((?:[\p{L}\p{N}][\p{L}\p{N}.&'-]*)(?: [\p{L}\p{N}][\p{L}\p{N}.&'-]*)?)$/u;
const SAID =
  /^(?:the|an?|my|our|what|all|any|some|in|der|die|das|den|ein|eine|was|nach|mein\w*|it|that|this|something|anything)\b/;

/** "find Meyer": it does not say where, so conversations, files and people are all as close. */
export function findAnythingIntents({ plain, text, urls }: Request): Candidate[] {
  const found = BARE.exec(plain)?.[1];
  if (urls.length > 0 || !found || SAID.test(found)) return [];
  const query = asWritten(found, text);
  const people = findPeopleNamed(query, closeness);
  return [searchFor(query, closeness), findFilesNamed(query, closeness), ...(people ? [people] : [])];
}

/** Above the rules that take anything after "search for" for a search of conversations. */
const closeness = 0.9;
