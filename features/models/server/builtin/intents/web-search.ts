import type { Candidate, Request } from "../plan.ts";

const WEB = "(?:the )?(?:web|internet|net)|online";

const readings: RegExp[] = [
  new RegExp(
    `^(?:search|look up|look|browse|check|ask)(?: on| in| through)? (?:${WEB}) (?:for |about |on )?(.+)$`,
  ),
  new RegExp(
    `^(?:search(?: for)?|find|look for|look up|get)(?: me)? (.+?) (?:on|in|from) (?:${WEB}|the world wide web)$`,
  ),
  /^(?:search|look up|find) (.+?) online$/,
  /^(?:do )?(?:a )?(?:web|internet|online) search(?: for| about| on)? (.+)$/,
  /^(?:google|duckduckgo) (?:for )?(.+)$/,
  /^(?:suche?|such|schau|sieh|finde?)(?: mir)?(?: bitte)? (?:im (?:web|internet|netz)|online) (?:nach )?(.+)$/,
  /^(?:suche?|such|finde?)(?: mir)?(?: bitte)?(?: nach)? (.+?) (?:im (?:web|internet|netz)|online)$/,
  /^(?:web|internet)suche(?: nach)? (.+)$/,
];

/** "search the web for opening hours", "look up the weather online" */
export function webSearchIntent({ plain, text }: Request): Candidate | undefined {
  for (const pattern of readings) {
    const found = pattern.exec(plain)?.[1]?.replace(/^["'\s]+|["'\s]+$/g, "") ?? "";
    if (found.length < 2) continue;
    const at = text.toLowerCase().indexOf(found);
    const query = at < 0 ? found : text.slice(at, at + found.length);
    return {
      intent: "web_search",
      // More is said than in a search for anything.
      score: 1,
      meaning: `search the web for “${query}”`,
      action: { type: "tool", toolName: "web_search", input: { query: query.slice(0, 400) } },
    };
  }
  return undefined;
}
