import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { signingKeyAccess } from "./key.access.ts";
import { makeSigningKey } from "./make-signing-key.ts";
import { deleteKeysRetiredBefore, retireCurrentKey } from "./signing-key.repository.ts";

/** Tokens live for hours at most. Then the retired key leaves the published set. */
const keptDays = 2;

/**
 * Rotates the signing key: new tokens use a new one. The old one stays published until its tokens expire, so
 * nobody is signed out. Returns the name of the new key.
 */
export const rotateSigningKey = command(
  "signing_key.rotate",
  signingKeyAccess.rotate,
  async (ctx, _input: object): Promise<string | undefined> => {
    const at = ctx.now();
    await deleteKeysRetiredBefore(ctx.db, new Date(at.getTime() - keptDays * 86_400_000));
    const retired = await retireCurrentKey(ctx.db, at);
    const kid = await makeSigningKey(ctx);
    if (!kid) return undefined;
    await ctx.audit({
      act: "signing_key.rotated",
      workspaceId: installationWorkspaceId,
      target: [{ type: "signing_key", id: kid }],
      facts: { retired: retired ?? "none" },
    });
    return kid;
  },
);
