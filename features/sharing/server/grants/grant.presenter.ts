import type { GrantSubject } from "#platform/server/access/grant.repository.ts";
import type { ShareGrant, ShareSubject } from "../../contract/index.ts";
import type { GrantRow } from "./grant-list.repository.ts";

export function presentGrant(row: GrantRow): ShareGrant {
  return {
    id: row.id,
    subject: subjectOf(row),
    name: row.name ?? "",
    people: row.people,
    relation: row.relation,
    grantedAt: new Date(row.created_at).toISOString(),
    grantedBy: row.granted_by,
    expiresAt: row.expires_at && new Date(row.expires_at).toISOString(),
    otherWays: row.other_ways,
  };
}

export function subjectOf({ user_id, team_id }: Pick<GrantRow, "user_id" | "team_id">): ShareSubject {
  if (user_id) return { type: "user", userId: user_id };
  return team_id ? { type: "team", teamId: team_id } : { type: "workspace" };
}

export function grantSubjectOf(subject: ShareSubject): GrantSubject {
  switch (subject.type) {
    case "user":
      return { userId: subject.userId };
    case "team":
      return { teamId: subject.teamId };
    case "workspace":
      return "workspace";
  }
}
