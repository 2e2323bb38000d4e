import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { proofErrors } from "../../../contract/index.ts";
import { keyTypes, parseVerifierKey } from "../../../contract/notes/verifier-key.ts";
import { logAccess } from "../log.access.ts";
import { sha256 } from "../sha256.ts";
import { deleteWitness, insertWitness } from "./witness.repository.ts";

/** Adds a witness by its verifier key and address. Throws for a key that is none, and for a name that is taken. */
export const addWitness = command(
  "log.add_witness",
  logAccess.change_witnesses,
  async (ctx, { key, url }: { key: string; url: string }): Promise<string> => {
    const parsed = parseVerifierKey(sha256, key);
    if (parsed?.type !== keyTypes.cosignature) fail(proofErrors, "log_witness.no_key");
    if (!/^https?:\/\/\S{1,1900}$/.test(url) || !URL.canParse(url))
      fail(proofErrors, "log_witness.no_address");
    const id = newId(ctx.now().getTime());
    const row = { id, name: parsed.name, verifier_key: key, url };
    if (!(await insertWitness(ctx.db, row, ctx.now()))) fail(proofErrors, "log_witness.exists");
    await ctx.audit({
      act: "log.witness_added",
      workspaceId: installationWorkspaceId,
      target: [{ type: "log_witness", id }],
      sealed: { name: parsed.name, url },
    });
    return parsed.name;
  },
);

export const removeWitness = command(
  "log.remove_witness",
  logAccess.change_witnesses,
  async (ctx, { name }: { name: string }): Promise<void> => {
    const id = await deleteWitness(ctx.db, name);
    if (!id) fail(proofErrors, "log_witness.not_found");
    await ctx.audit({
      act: "log.witness_removed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "log_witness", id }],
    });
  },
);
