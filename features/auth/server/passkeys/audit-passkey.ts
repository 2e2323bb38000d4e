import type { Ctx } from "#platform/server/context.ts";

/** Audits an act on a person's passkey; `id` is absent before it exists. */
export function auditPasskey(
  ctx: Ctx,
  act: `passkey.${string}`,
  { userId, id }: { userId: string; id?: string },
): Promise<void> {
  return ctx.audit({
    act,
    workspaceId: userId,
    onBehalfOf: userId,
    target: id ? [{ type: "passkey", id }] : [{ type: "user", id: userId }],
  });
}
