import { fail } from "#platform/server/errors.ts";
import type { JoinLinkState } from "../../contract/join-links/join-link.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import type { JoinLinkRow } from "./join-link.repository.ts";

type Standing = Pick<JoinLinkRow, "withdrawn_at" | "is_backed" | "expires_at" | "used_count" | "most_uses">;

/** A link ends with the right of whoever made it: it counts as withdrawn then. */
export function stateOfLink(link: Standing, now: Date): JoinLinkState {
  if (link.withdrawn_at || !link.is_backed) return "withdrawn";
  if (link.expires_at <= now) return "expired";
  return link.used_count >= link.most_uses ? "used_up" : "active";
}

/** Throws for a link that does not work any more, with the page that says so. */
export function requireActive(link: JoinLinkRow | undefined, now: Date): JoinLinkRow {
  if (!link) fail(joinLinkErrors, "join_link.not_found");
  // A plan that would have ended is nothing to give.
  if (link.plan_ends_at && link.plan_ends_at <= now) fail(joinLinkErrors, "join_link.expired");
  const state = stateOfLink(link, now);
  return state === "active" ? link : fail(joinLinkErrors, `join_link.${state}`);
}
