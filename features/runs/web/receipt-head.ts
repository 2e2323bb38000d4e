import { toolCallStatuses } from "#features/tools/contract/index.ts";
import type { Receipt } from "../contract/index.ts";

/** What was done: the run's act, unless a tool call did not succeed. */
export function headOf({ run, toolCalls }: HeadedReceipt): string {
  const open = toolCalls.filter(({ status }) => status !== "succeeded");
  const [first] = open;
  if (run.status !== "succeeded" || !first) return `run.${run.status}`;
  const isAlike = open.every(({ status }) => status === first.status);
  const what = isAlike ? toolCallStatuses[first.status].word.toLowerCase() : "not done";
  return `Answered · ${open.length} of ${toolCalls.length} tool calls ${what}`;
}

/** The audit event that the slip is of: the run's end, or else the latest. */
export function recordOf({ run, auditEvents }: RecordedReceipt) {
  const event = auditEvents.findLast(({ act }) => act === `run.${run.status}`) ?? auditEvents.at(-1);
  if (!event) return { id: run.id.slice(-8), at: run.endedAt ?? run.createdAt };
  return { id: event.digest, number: event.number, at: event.at };
}

interface HeadedReceipt {
  run: Pick<Receipt["run"], "status">;
  toolCalls: readonly Pick<Receipt["toolCalls"][number], "status">[];
}

interface RecordedReceipt {
  run: Pick<Receipt["run"], "id" | "status" | "endedAt" | "createdAt">;
  auditEvents: Receipt["auditEvents"];
}
