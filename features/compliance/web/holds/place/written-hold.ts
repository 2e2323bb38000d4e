import type { PlaceHold } from "../../../contract/index.ts";
import { endOfDay, startOfDay } from "../../log/filter/days.ts";
import { readConversations } from "./read-conversations.ts";

/** What is written in the dialog. Days are as a date field writes them. */
export interface WrittenHold {
  name: string;
  reason: string;
  isWhole: boolean;
  people: readonly string[];
  agents: readonly string[];
  /** Chosen from what was found. */
  found: readonly string[];
  /** Pasted links and ids. */
  conversations: string;
  from: string;
  until: string;
  ends: string;
}

export const emptyHold: WrittenHold = {
  ...{ name: "", reason: "", isWhole: false, people: [], agents: [], found: [], conversations: "" },
  ...{ from: "", until: "", ends: "" },
};

export type HoldProblem =
  | "needsName"
  | "needsReason"
  | "needsSubject"
  | "unreadable"
  | "wrongPeriod"
  | "past";

export function problemsOf(written: WrittenHold, now: Date): Set<HoldProblem> {
  const { name, reason, isWhole, people, agents, found, from, until, ends } = written;
  const { ids, unreadable } = readConversations(written.conversations);
  const problems = new Set<HoldProblem>();
  if (!name.trim()) problems.add("needsName");
  if (!reason.trim()) problems.add("needsReason");
  if (!isWhole && unreadable !== undefined) problems.add("unreadable");
  if (!isWhole && !unreadable && people.length + agents.length + found.length + ids.length === 0)
    problems.add("needsSubject");
  if (from && until && from > until) problems.add("wrongPeriod");
  if (ends && new Date(endOfDay(ends)) <= now) problems.add("past");
  return problems;
}

export function holdOf(written: WrittenHold): PlaceHold {
  const { name, reason, isWhole, people, agents, found, from, until, ends } = written;
  const conversations = new Set([...found, ...readConversations(written.conversations).ids]);
  const subjects = [
    ...people.map((id) => ({ kind: "person" as const, id })),
    ...[...conversations].map((id) => ({ kind: "conversation" as const, id })),
    ...agents.map((id) => ({ kind: "agent" as const, id })),
  ];
  return {
    ...{ name: name.trim(), reason: reason.trim(), isWhole, subjects: isWhole ? [] : subjects },
    madeFrom: from ? startOfDay(from) : null,
    madeUntil: until ? endOfDay(until) : null,
    endsAt: ends ? endOfDay(ends) : null,
  };
}
