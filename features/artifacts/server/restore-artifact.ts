import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors, mostArtifacts } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockAny } from "./artifact.access.ts";
import { updateArtifact } from "./artifact.repository.ts";
import { countArtifacts, lockArtifactsOf } from "./conversation.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { restorableSince } from "./restorable.ts";

/**
 * Restores a deleted artifact within a day. Idempotent. Throws `artifact.undo_over`, `artifact.not_deletable`, and
 * `artifact.too_many` where others have taken its place.
 */
export const restoreArtifact = command(
  "artifact.restore",
  artifactAccess.restore.by((ctx, input: { id: string }) => lockAny(ctx, input)),
  async (ctx, { id }, found): Promise<void> => {
    const artifact = artifactOf(found);
    const { userId } = userOf(ctx);
    if (!artifact.deleted_at) return;
    if (![artifact.user_id, artifact.created_by].includes(userId))
      fail(artifactErrors, "artifact.not_deletable");
    if (artifact.deleted_at < restorableSince(ctx.now())) fail(artifactErrors, "artifact.undo_over");
    await lockArtifactsOf(ctx.db, artifact.conversation_id);
    if ((await countArtifacts(ctx.db, artifact.conversation_id)) >= mostArtifacts)
      fail(artifactErrors, "artifact.too_many");
    await updateArtifact(ctx.db, id, { deleted_at: null });
    await ctx.audit({
      act: "artifact.restored",
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
    });
    await emitArtifact(ctx, "artifact.restored", artifact, artifact.version);
  },
);
