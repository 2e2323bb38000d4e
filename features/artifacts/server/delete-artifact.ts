import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { artifactErrors } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { updateArtifact } from "./artifact.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { listAuthors } from "./version.repository.ts";

export interface DeleteArtifact {
  id: string;
  /** Deletes it only while this is the newest version. */
  whileNewest?: number;
}

/**
 * Hides an artifact, which a job deletes after a day. Throws `artifact.not_deletable` for others than its owner and who
 * made it, `artifact.changed_meanwhile`, and `hold.standing` where a legal hold keeps it.
 */
export const deleteArtifact = command(
  "artifact.delete",
  artifactAccess.delete.by((ctx, input: DeleteArtifact) => lockShown(ctx, input)),
  async (ctx, { id, whileNewest }, found): Promise<void> => {
    const artifact = artifactOf(found);
    const { workspaceId, userId } = userOf(ctx);
    if (![artifact.user_id, artifact.created_by].includes(userId))
      fail(artifactErrors, "artifact.not_deletable");
    if (whileNewest !== undefined && whileNewest !== artifact.version)
      fail(artifactErrors, "artifact.changed_meanwhile");
    const { conversation_id: conversationId, created_at: madeAt } = artifact;
    await requireNoHold(ctx, { kind: "conversation", workspaceId, id: conversationId });
    const people = [artifact.user_id, ...(await listAuthors(ctx.db, id))];
    await requireNoHold(ctx, { kind: "artifact", workspaceId, id, people, conversationId, madeAt });
    await updateArtifact(ctx.db, id, { deleted_at: ctx.now() });
    await ctx.audit({ act: "artifact.deleted", target: [{ type: "artifact", id }], conversationId });
    await emitArtifact(ctx, "artifact.deleted", artifact, artifact.version);
  },
);
