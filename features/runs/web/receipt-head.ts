import { toolCallStatuses } from "#features/tools/contract/index.ts";
import type { Receipt } from "../contract/index.ts";

/** How it ended, in words, and whether a tool call did not succeed. */
export function headOf({ run, toolCalls }: HeadedReceipt): string {
  const open = toolCalls.filter(({ status }) => status !== "succeeded");
  const [first] = open;
  if (run.status !== "succeeded") return ends[run.status];
  if (!first) return "Answered";
  const isAlike = open.every(({ status }) => status === first.status);
  const what = isAlike ? toolCallStatuses[first.status].word.toLowerCase() : "not done";
  return `Answered · ${open.length} of ${toolCalls.length} tool calls ${what}`;
}

/** The audit event that the slip is of: the run's end, or else the latest. */
export function recordOf({ run, auditEvents, onBehalfOf }: RecordedReceipt) {
  const event = auditEvents.findLast(({ act }) => act === `run.${run.status}`) ?? auditEvents.at(-1);
  if (!event) return { id: run.id.slice(-8), at: run.endedAt ?? run.createdAt };
  const record = { id: event.digest, number: event.number, at: event.at };
  return hasLog({ onBehalfOf }) ? { ...record, href: pageOf(event) } : record;
}

/** Visitors of the demo have no log to look at. */
export function hasLog({ onBehalfOf }: Pick<Receipt, "onBehalfOf">): boolean {
  return onBehalfOf !== "a visitor";
}

/** The page of an event in the log. */
export function pageOf({ id }: Pick<Receipt["auditEvents"][number], "id">): string {
  return `/compliance?event=${id}`;
}

const ends: Record<Exclude<Receipt["run"]["status"], "succeeded">, string> = {
  queued: "Not begun yet",
  running: "Still working",
  waiting: "Waiting",
  failed: "Failed",
  cancelled: "Stopped",
};

interface HeadedReceipt {
  run: Pick<Receipt["run"], "status">;
  toolCalls: readonly Pick<Receipt["toolCalls"][number], "status">[];
}

interface RecordedReceipt {
  run: Pick<Receipt["run"], "id" | "status" | "endedAt" | "createdAt">;
  auditEvents: Receipt["auditEvents"];
  onBehalfOf: string;
}
