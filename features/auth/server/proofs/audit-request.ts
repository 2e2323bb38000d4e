import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import { addressOf, type Contact } from "../users/contact.ts";
import type { User } from "../users/user.ts";
import { contactSubject } from "./contact-subject.ts";

/**
 * Audits the request of a proof in the installation's trail, with a key of the address, for known and unknown
 * addresses alike. A key of the person would exist only for known ones, and its creation could be timed.
 */
export async function auditRequest(
  ctx: Ctx,
  act: `user.${string}`,
  contact: Contact,
  user: User | undefined,
): Promise<void> {
  await ctx.audit({
    act,
    workspaceId: installationWorkspaceId,
    subjectId: contactSubject(contact),
    ...(user ? { target: [{ type: "user", id: user.id }] } : {}),
    sealed: { recipient: addressOf(contact) },
    ...(user ? {} : { outcome: "denied" as const }),
  });
}

/** Audits the same in the person's own trail, without facts that would need a key. */
export async function auditOwnRequest(ctx: Ctx, act: `user.${string}`, { id }: User): Promise<void> {
  const target = [{ type: "user", id }];
  await ctx.audit({ act, workspaceId: id, onBehalfOf: id, target, isWithoutSource: true });
}
