import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors, type ChangeArtifact } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { updateArtifact } from "./artifact.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { labelAfterWriting } from "./label-of-artifact.ts";
import { labelOf } from "./write-version.ts";

/**
 * Renames an artifact, says which language its code is in, or both. It keeps its version. Throws `artifact.no_code`, and
 * nothing is changed then.
 */
export const changeArtifact = command(
  "artifact.change",
  artifactAccess.change.by((ctx, input: ChangeArtifact & { id: string }) => lockShown(ctx, input)),
  async (ctx, { id, title, language }, found): Promise<void> => {
    const artifact = artifactOf(found);
    if (language !== undefined && artifact.kind !== "code") fail(artifactErrors, "artifact.no_code");
    const change = {
      ...(title !== undefined && title !== artifact.title && { title }),
      ...(language !== undefined && language !== artifact.language && { language }),
    };
    if (Object.keys(change).length === 0) return;
    const label = labelAfterWriting(artifact, labelOf(artifact, undefined), userOf(ctx));
    await updateArtifact(ctx.db, id, { ...change, updated_at: ctx.now(), ...label });
    const about = {
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
    };
    if (change.title !== undefined)
      await ctx.audit({
        ...{ act: "artifact.renamed", ...about },
        sealed: { before: artifact.title, title: change.title },
      });
    if (change.language !== undefined)
      await ctx.audit({
        ...{ act: "artifact.language_set", ...about },
        sealed: { before: artifact.language ?? "", language: change.language ?? "" },
      });
    await emitArtifact(ctx, "artifact.changed", artifact, artifact.version);
  },
);
