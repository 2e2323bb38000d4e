import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { signingKeyAccess } from "./key.access.ts";
import { makeSigningKey } from "./make-signing-key.ts";
import { deleteKeysRetiredBefore, retireCurrentKey } from "./signing-key.repository.ts";

/** Tokens live for hours at most; keys that signed none of those still valid are taken out of the published set. */
const keptDays = 2;

/**
 * Signs new tokens with a new key. The old one stays published, so that tokens it signed stay good until they
 * expire; nobody is signed out. Returns the name of the new key.
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
