import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders and files whose refusals the built-in assistant tells: those of its tools, and of what stands before each call. */
const places = [
  "platform/server/guarded-fetch",
  "features/browsing/server",
  "features/browsing/server/search",
  "features/browsing/server/search/providers",
  "features/tools/server/calculate",
  "features/tools/server/current-time",
  "features/tools/server/approvals/refusals.ts",
  ...["attempt-tool-call", "close-tool-calls", "decide-tool-call", "find-tool-of-run"].map(
    (name) => `features/tools/server/${name}.ts`,
  ),
  ...["model-text", "outcome-unknown", "with-deadline"].map((name) => `features/tools/server/${name}.ts`),
  "features/runs/server/engine/repeated-calls.ts",
  "features/memory/server/tools",
  "features/team/server/members/find-people.tool.ts",
  "features/knowledge/server/tools/asked-in-call.ts",
  "features/knowledge/server/tools/search-knowledge.tool.ts",
  "features/files/server/tools/find-files.tool.ts",
  "features/chat/server/search-conversations.tool.ts",
  "features/mail/server/tools",
  "features/tasks/server/tools/create-task.tool.ts",
  "features/tasks/server/tools/list-tasks.tool.ts",
  ...["mail", "tasks", "memory"].map((feature) => `features/${feature}/contract/errors.ts`),
];
const literal = String.raw`(?:"(?:[^"\\\n]|\\.)*"|${"`"}(?:[^${"`"}\\]|\\.)*${"`"})`;
const joined = String.raw`(${literal}(?:\s*\+\s*${literal})*)`;
/** What is thrown, refused, or stands in a table of sentences. */
const refusing = [
  new RegExp(String.raw`Error\(\s*(?:"[\w.]+"|\w+),\s*${joined}`, "g"),
  new RegExp(String.raw`(?:unclear|outcomeUnknown|unknownOutcome)\(\s*${joined}`, "g"),
  new RegExp(String.raw`(?:message|error_message):\s*${joined}`, "g"),
  new RegExp(String.raw`(?:const (?:notShown|none|withheldWords|usedUp)) =\s*${joined}`, "g"),
  new RegExp(String.raw`^  (?:"[a-z_.]+"|[a-z_]+):\s+(?:\[\s*\d{3},\s*)?${joined}(?=,?\s*\]?,?$)`, "gm"),
  new RegExp(String.raw`\d{3}: ${joined}`, "g"),
];
const isSentence = (text: string) => /^[A-Z"“\d].* .*(?:[.!]|503)$/.test(text) && text !== "The server 503.";
/** Reasons to allow something, and what is sent to models instead of pages. */
const others = /\/(?:has-followed-enough|guarded-stream-fetch|address-refusals|decide-query)\.ts$/;
/** For models alone, or for the line of a call. */
const notTold = /(?:description|summary|about|title|undo|act|content|intro)$/;

export interface ReadRefusal {
  file: string;
  text: string;
}

/** Every sentence with which those places refuse, as it stands in the code, with a number for what it fills in. */
export function readRefusals(root: string): ReadRefusal[] {
  return places
    .flatMap((place) => filesIn(root, place))
    .filter((file) => !others.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      const found = refusing.flatMap((pattern) => [...code.matchAll(pattern)]);
      const told = found.filter(({ 0: all }) => !notTold.test(all.trimStart().split(/[\s:]/, 1)[0] ?? ""));
      const silences = [...code.matchAll(/silent\("([^"]+)"\)/g)].map(([, what]) => `The server ${what}.`);
      const texts = [...told.map(({ 1: parts = "" }) => filledIn(parts)).filter(isSentence), ...silences];
      return [...new Set(texts)].map((text) => ({ file, text }));
    });
}

function filesIn(root: string, place: string): string[] {
  if (place.endsWith(".ts")) return [place];
  return readdirSync(join(root, place))
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => `${place}/${name}`);
}

function filledIn(parts: string): string {
  const literals = parts.match(new RegExp(literal, "g")) ?? [];
  return literals
    .map((one) => one.slice(1, -1).replaceAll("\\n", "\n").replace(/\\(.)/g, "$1"))
    .join("")
    .replace(/\$\{[^}]*\}/g, "503");
}
