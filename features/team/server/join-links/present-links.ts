import type { JoinLink, LinkUse, PlanLink } from "../../contract/join-links/join-link.ts";
import { stateOfLink } from "./link-state.ts";
import type { ListedLink, UseRow } from "./list-join-links.repository.ts";

function common(row: ListedLink, now: Date) {
  return {
    ...{ id: row.id, name: row.name, state: stateOfLink(row, now) },
    ...{ usedCount: row.used_count, mostUses: row.most_uses, createdBy: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function presentJoinLink(row: ListedLink, now: Date): JoinLink {
  const { role, teams, domains } = row;
  return { ...common(row, now), role: role ?? "guest", teams, domains };
}

export function presentPlanLink(row: ListedLink, now: Date): PlanLink {
  const planKey = row.plan_key ?? "";
  const planEndsAt = (row.plan_ends_at ?? row.expires_at).toISOString();
  return { ...common(row, now), planKey, planName: row.plan_name ?? planKey, planEndsAt };
}

export function presentUse({ id, name, email, used_at }: UseRow): LinkUse {
  return { userId: id, name, email, usedAt: used_at.toISOString() };
}
