import robotsParser from "robots-parser";
import { ToolError } from "#features/tools/server/index.ts";
import { guardedFetch } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { type BrowsingOptions, userAgent, userAgentName } from "./browsing-options.ts";
import { createRobotsCache } from "./robots-cache.ts";

const MAX_ROBOTS_BYTES = 500_000;

const cache = createRobotsCache();

/** Throws when the site's robots.txt (RFC 9309) disallows the URL. The error names the rule. */
export async function checkRobots(url: string, options: BrowsingOptions, signal: AbortSignal): Promise<void> {
  const { origin, host } = new URL(url);
  const rules = await rulesOf(origin, options, signal);
  const robots = robotsParser(`${origin}/robots.txt`, rules);
  if (robots.isAllowed(url, userAgentName) !== false) return;

  const line = rules.split("\n")[robots.getMatchingLineNumber(url, userAgentName) - 1]?.trim();
  const rule = line ? ` (its robots.txt says “${line.slice(0, 100)}”)` : "";
  throw new ToolError(
    "browsing.robots_refused",
    `${host} asks programs not to read this page${rule}, so it was not read.`,
  );
}

function rulesOf(origin: string, options: BrowsingOptions, signal: AbortSignal): Promise<string> {
  return cache.get(origin) ?? cache.put(origin, readRules(origin, options, signal));
}

/** A site without readable rules allows everything. */
async function readRules(origin: string, options: BrowsingOptions, signal: AbortSignal): Promise<string> {
  try {
    const { status, body } = await guardedFetch(`${origin}/robots.txt`, {
      ...options,
      signal,
      timeoutMs: 5_000,
      maxBytes: MAX_ROBOTS_BYTES,
      headers: { "user-agent": userAgent },
    });
    return status === 200 ? body.toString("utf8") : "";
  } catch {
    cache.forget(origin);
    return "";
  }
}
