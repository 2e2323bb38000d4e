import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { OpenedLink } from "../../contract/join-links/join-link.ts";
import { digestOf } from "../joining/join-secret.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { joinLinkAccess } from "./join-link.access.ts";
import { findLinkOfToken } from "./join-link.repository.ts";
import { requireActive } from "./link-state.ts";
import { nameOfPlan } from "./list-join-links.repository.ts";

/** What a link gives. Of one that has ended, strangers learn only that. */
export function openJoinLink(ctx: Ctx, token: string): Promise<OpenedLink> {
  return query(ctx, joinLinkAccess.open, async ({ db }) => {
    const found = await findLinkOfToken(db, digestOf(token), { isLocked: false });
    const link = requireActive(found, ctx.now());
    if (link.workspace_id !== null && link.role !== null) {
      const workspaceName = await readWorkspaceName(db, link.workspace_id);
      return { gives: "workspace", workspaceName, role: link.role, isForDomains: link.domains.length > 0 };
    }
    const planName = await nameOfPlan(db, link.plan_key ?? "");
    return { gives: "plan", planName, planEndsAt: (link.plan_ends_at ?? link.expires_at).toISOString() };
  });
}
