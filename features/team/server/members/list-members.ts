import type { Page } from "#platform/contract/page.ts";
import { isAdministering } from "#platform/contract/role-rules.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, type UserActor, userOf } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { Member } from "../../contract/members/member.ts";
import { memberAccess } from "./member.access.ts";
import { hasOtherOwner } from "./member.repository.ts";
import { abilitiesOf } from "./member-rules.ts";
import { type ListedMember, listMembers, type MembersQuery } from "./members.repository.ts";

type Asked = Pick<MembersQuery, "search" | "limit"> &
  Partial<Pick<MembersQuery, "role" | "state">> & { cursor?: string | undefined };

/** The people of the caller's workspace, page by page. */
export function readMembers(ctx: Ctx, { cursor, limit, ...filter }: Asked): Promise<Page<Member>> {
  return query(ctx, memberAccess.list, async ({ db }) => {
    const caller = userOf(ctx);
    const { workspaceId, userId } = caller;
    const after = cursor && isUuid(cursor) ? cursor : undefined;
    const rows = await listMembers(db, {
      ...{ role: undefined, state: undefined },
      ...filter,
      ...{ workspaceId, after, limit: limit + 1 },
    });
    const isOnlyOwner = !(await hasOtherOwner(db, workspaceId, userId));
    const page = pageOfRows(rows, limit, (row) => row.userId);
    return { ...page, items: page.items.map((row) => presentMember(row, caller, isOnlyOwner)) };
  });
}

/** Abilities are about the caller as the only owner: nobody else can be that while an owner looks at them. */
function presentMember(row: ListedMember, caller: UserActor, isOnlyOwner: boolean): Member {
  const administers = isAdministering(caller.role);
  const isLast = isOnlyOwner && row.userId === caller.userId;
  return {
    ...{ userId: row.userId, name: row.name, email: row.email, role: row.role, teams: row.teams },
    picture: row.avatar ? `/api/v1/avatars/${row.userId}/${row.avatar}/small` : null,
    state: row.isSuspended ? "suspended" : "active",
    hasSeat: !row.isSuspended,
    joinedAt: row.joinedAt.toISOString(),
    isManaged: row.isManaged,
    lastActiveAt: administers ? (row.lastActiveAt?.toISOString() ?? null) : null,
    hasSecondFactor: administers ? row.hasSecondFactor : null,
    abilities: abilitiesOf(caller, row, isLast),
  };
}
