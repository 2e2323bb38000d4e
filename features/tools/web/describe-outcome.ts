import type { Approval } from "../contract/index.ts";

export type OutcomeFacts = Pick<Approval, "status" | "decision" | "expiresAt" | "isOwn" | "askedFor">;

/** How a request for an approval ended, in a sentence. */
export function describeOutcome({ status, decision, expiresAt, isOwn, askedFor }: OutcomeFacts): string {
  switch (status) {
    case "approved":
      return decision?.isChanged
        ? `${decision.by} changed this and approved it at ${moment(decision.at)}.`
        : `${decision?.by ?? "Somebody"} approved this at ${moment(decision?.at)}.`;
    case "denied":
      return `${decision?.by ?? "Somebody"} denied this at ${moment(decision?.at)}${decision?.reason ? ":" : "."}`;
    case "expired":
      return `Nobody decided until ${moment(expiresAt)}. It was not carried out. Ask the assistant again.`;
    case "withdrawn":
      return `${isOwn ? "Your answer" : `The answer for ${askedFor}`} was stopped or ended before somebody decided. It was not carried out.`;
    case "requested":
      return `Open until ${moment(expiresAt)}.`;
  }
}

/** "14:03" for today, else with the day. */
export function moment(at: string | undefined, now = new Date()): string {
  if (!at) return "an unknown time";
  const date = new Date(at);
  return date.toDateString() === now.toDateString() ? clock.format(date) : day.format(date);
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
});
