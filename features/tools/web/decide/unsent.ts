import { readTyped, type Typed } from "#platform/web/personal-data/kept-typing.ts";
import type { Approval } from "../../contract/index.ts";
import { fieldOf, formOf } from "./use-decide-mode.ts";

export interface UnsentText {
  label: string;
  text: string;
}

/** Requests that this tab decides, or has decided: what was typed for them is sent. */
const sentHere = new Set<string>();

export function markSent(approvalId: string): void {
  sentHere.add(approvalId);
}

/** The server refused the decision, e.g. because somebody else was first. */
export function markUnsent(approvalId: string): void {
  sentHere.delete(approvalId);
}

/** What the reader typed for a request that was decided elsewhere meanwhile. */
export function unsentOf(approval: Approval): UnsentText[] {
  if (approval.status === "requested" || sentHere.has(approval.id)) return [];
  return typedTexts(approval, readTyped(formOf(approval.id)));
}

/** The changed values and the reason, as they were typed. */
export function typedTexts({ shown }: Pick<Approval, "shown">, typed: Typed): UnsentText[] {
  const changes = shown.fields.flatMap(({ argument, label, value }) => {
    const text = argument === null ? undefined : typed[fieldOf(argument)];
    return text === undefined || text === value ? [] : [{ label, text }];
  });
  const reason = typed.reason?.trim() ? [{ label: "Why not?", text: typed.reason }] : [];
  return [...changes, ...reason];
}
