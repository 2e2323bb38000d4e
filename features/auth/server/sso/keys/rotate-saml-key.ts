import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { samlKeyAccess } from "../sso.access.ts";
import { makeSamlKey } from "./make-saml-key.ts";
import {
  deleteRetiredSamlKeysExcept,
  insertSamlKey,
  moveSamlKey,
  type StoredSamlKey,
} from "./saml-key.repository.ts";
import { getSamlKeys } from "./saml-key.ts";

/**
 * Rotates the SAML keys: the next key, already published in our metadata, signs from now on, and a new next
 * key is published. Returns the id of the signing key; undefined when another process has just rotated.
 */
export async function rotateSamlKey(ctx: Ctx): Promise<string | undefined> {
  const { current, next } = await getSamlKeys(ctx);
  return promoteNextSamlKey(ctx, {
    currentId: current.id,
    nextId: next.id,
    following: await makeSamlKey(ctx),
  });
}

export interface PromoteNextSamlKey {
  currentId: string;
  nextId: string;
  /** Becomes the next key. */
  following: StoredSamlKey;
}

export const promoteNextSamlKey = command(
  "saml_key.rotate",
  samlKeyAccess.rotate,
  async (ctx, { currentId, nextId, following }: PromoteNextSamlKey): Promise<string | undefined> => {
    if (!(await moveSamlKey(ctx.db, currentId, "current", "retired"))) return undefined;
    await moveSamlKey(ctx.db, nextId, "next", "current");
    await insertSamlKey(ctx.db, "next", following);
    await deleteRetiredSamlKeysExcept(ctx.db, currentId);
    await ctx.audit({
      act: "saml_key.rotated",
      workspaceId: installationWorkspaceId,
      target: [{ type: "saml_key", id: nextId }],
      facts: { retired: currentId, next: following.id },
    });
    return nextId;
  },
);
