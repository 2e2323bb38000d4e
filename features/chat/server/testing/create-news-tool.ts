import { z } from "zod";
import { defineTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";

/** A tool with untrusted output. */
export function createNewsTool(name: string, content: string) {
  return defineTool({
    name,
    title: "Read the news",
    description: "For tests.",
    input: z.object({}),
    facts: harmlessFacts(),
    effect: "read",
    idempotent: true,
    outputTrust: "untrusted",
    timeoutMs: 5_000,
    isOpenToVisitors: true,
    describe: () => "Reading the news",
    run: async () => ({ content, summary: "Read the news" }),
  });
}
