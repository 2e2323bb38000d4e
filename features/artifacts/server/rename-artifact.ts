import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { updateArtifact } from "./artifact.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { labelAfterWriting } from "./label-of-artifact.ts";
import { labelOf } from "./write-version.ts";

/** Renames an artifact, which keeps its version. */
export const renameArtifact = command(
  "artifact.rename",
  artifactAccess.rename.by((ctx, input: { id: string; title: string }) => lockShown(ctx, input)),
  async (ctx, { id, title }, found): Promise<void> => {
    const artifact = artifactOf(found);
    if (artifact.title === title) return;
    const label = labelAfterWriting(artifact, labelOf(artifact, undefined), userOf(ctx));
    await updateArtifact(ctx.db, id, { title, updated_at: ctx.now(), ...label });
    await ctx.audit({
      act: "artifact.renamed",
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
      sealed: { before: artifact.title, title },
    });
    await emitArtifact(ctx, "artifact.changed", artifact, artifact.version);
  },
);
