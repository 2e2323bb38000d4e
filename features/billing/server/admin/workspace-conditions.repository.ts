import { type RawBuilder, sql } from "kysely";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { BilledState } from "../../contract/admin/billed-workspace.ts";
import type { Mode } from "../billing-options.ts";

/**
 * Ids of workspaces that match an admin's search, in lower case: an id, or a prefix of a name or an owner's
 * address.
 */
export function matching(search: string): RawBuilder<unknown> {
  if (isUuid(search)) return sql`select ${search}::uuid`;
  if (search.startsWith("cus_")) {
    return sql`select workspace_id from billing_customers where lower(customer_id) = ${search}
      union select workspace_id from subscriptions where lower(customer_id) = ${search}`;
  }
  if (search.startsWith("sub_")) {
    return sql`select workspace_id from subscriptions where lower(subscription_id) = ${search}`;
  }
  const beginning = `${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`select found.id from workspaces found where lower(found.name) like ${beginning}
    union select om.workspace_id from auth.users u join memberships om on om.user_id = u.id and om.role = 'owner'
      where lower(u.email) like ${beginning}`;
}

/** Whether workspace `w` is in this state. */
export function holding(
  state: BilledState,
  { origin, mode, now }: { origin: string | null; mode: Mode | undefined; now: Date },
): RawBuilder<unknown> {
  const inForce = sql`(wp.access_ends_at is null or wp.access_ends_at > ${now})`;
  const known = sql`(wp.source = 'assigned' or wp.origin = ${origin})`;
  const assigned = sql`select wp.workspace_id from workspace_plans wp where wp.source = 'assigned' and ${inForce}`;
  const any = sql`select wp.workspace_id from workspace_plans wp where ${known}`;
  const ofPhase = (phase: string) => sql`(w.id in (select wp.workspace_id from workspace_plans wp
      where wp.source = 'subscription' and wp.phase = ${phase} and wp.origin = ${origin} and ${inForce})
    and not exists (${assigned} and wp.workspace_id = w.id))`;
  switch (state) {
    case "assigned":
      return sql`w.id in (${assigned})`;
    case "trial":
      return sql`${ofPhase("trial")} and not ${isUnpaid(mode)}`;
    case "paid":
      return ofPhase("paid");
    case "grace":
      // After a failed first charge the limits are those of the trial, but the state is grace.
      return sql`(${ofPhase("grace")} or (${ofPhase("trial")} and ${isUnpaid(mode)}))`;
    case "ended":
      if (origin === null) return sql`false`;
      return sql`w.id in (${any}) and not exists (${any} and ${inForce} and wp.workspace_id = w.id)`;
    case "none":
      return origin === null
        ? sql`not exists (${assigned} and wp.workspace_id = w.id)`
        : sql`not exists (${any} and wp.workspace_id = w.id)`;
  }
}

/** Whether the effective subscription of workspace `w` has a failed payment. */
function isUnpaid(mode: Mode | undefined): RawBuilder<unknown> {
  const of = sql`select from subscriptions x where x.workspace_id = w.id
    and x.provider = ${mode?.provider ?? ""} and x.is_live = ${mode?.isLive ?? false}`;
  return sql`(exists (${of} and x.status = 'past_due')
    and not exists (${of} and x.status in ('active', 'trialing')))`;
}
