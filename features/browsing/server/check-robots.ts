import robotsParser from "robots-parser";
import { ToolError } from "#features/tools/server/index.ts";
import { guardedFetch } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { type BrowsingOptions, userAgent, userAgentName } from "./browsing-options.ts";

const FRESH_MS = 10 * 60_000;
const MAX_SITES = 500;
const MAX_ROBOTS_BYTES = 500_000;

const cache = new Map<string, { text: Promise<string>; readAtMs: number }>();

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
  const known = cache.get(origin);
  if (known && performance.now() - known.readAtMs < FRESH_MS) return known.text;
  const text = readRules(origin, options, signal);
  cache.set(origin, { text, readAtMs: performance.now() });
  if (cache.size > MAX_SITES) cache.delete(cache.keys().next().value ?? "");
  return text;
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
    cache.delete(origin);
    return "";
  }
}
