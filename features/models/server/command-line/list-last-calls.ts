import type { Ctx } from "#platform/server/context.ts";
import { formatDollars } from "../../contract/dollars.ts";
import { callOutcomes, type ListedCall } from "../../contract/listed-call.ts";
import { listCalls } from "../usage/reading/list-calls.ts";
import { WrongOptionError } from "./parse-options.ts";

const usualCount = 20;
const mostCount = 200;
const pageSize = 100;

/** Prints the last calls of the installation, newest first, as the page shows them. */
export async function listLastCalls(ctx: Ctx, limit: string | undefined, print: (line: string) => void) {
  const wanted = limit === undefined ? usualCount : Number(limit);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > mostCount)
    throw new WrongOptionError(`Say --limit with a number from 1 to ${mostCount}.`);
  const calls: ListedCall[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCalls(ctx, { cursor, limit: Math.min(pageSize, wanted - calls.length) });
    calls.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && calls.length < wanted);
  if (calls.length === 0) return print("No model was called yet.");
  for (const call of calls) print(lineOf(call));
}

function lineOf(call: ListedCall): string {
  const { endedAt, outcome, errorCode, provider, model, purpose, isFallback, person, costMicros } = call;
  return [
    endedAt.slice(0, 19).replace("T", " "),
    `${callOutcomes[outcome].word}${errorCode ? ` (${errorCode})` : ""}`,
    `${provider}/${model}${isFallback ? " (fallback)" : ""}`,
    purpose,
    person ?? "nobody",
    `${call.inputTokens} in, ${call.outputTokens} out`,
    formatDollars(costMicros),
    `${call.durationMs} ms`,
  ].join("  ");
}
