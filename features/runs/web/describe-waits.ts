import type { RunWait } from "./run-parts.ts";

/**
 * Describes in a line what a run waits for. A person who can end the wait is named before a time. `isForMe`: it is the
 * reader. The time of an event is no end: the run looks again then.
 */
export function describeWaits(waits: readonly RunWait[], isForMe = false): string {
  const [first] = waits.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (!first) return "";
  if (first.kind === "event") return `Waiting for ${first.awaits ?? words.event}`;
  const until = first.wakeAt && moment.format(new Date(first.wakeAt));
  if (first.kind === "time") return until ? `Waiting until ${until}` : "Waiting for a set time";
  const whom = isForMe && first.kind in own ? own[first.kind as keyof typeof own] : words[first.kind];
  return `Waiting for ${whom}${until ? `, until ${until} at the latest` : ""}`;
}

const order: RunWait["kind"][] = ["approval", "answer", "limit", "child_run", "event", "time"];

const words = {
  approval: "an approval",
  answer: "an answer",
  child_run: "another agent to finish",
  event: "an external event",
  limit: "its person to continue or end it",
};

const own = { approval: "you to decide", answer: "your answer", limit: "you to decide" };

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
