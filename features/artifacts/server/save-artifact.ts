import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors, type SaveArtifact } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { requireFit } from "./check-content.ts";
import { findVersion } from "./version.repository.ts";
import { type WrittenByRun, writeVersion } from "./write-version.ts";

export type SaveArtifactInput = SaveArtifact & { id: string; by?: WrittenByRun | undefined };

/**
 * Saves the version that follows the one which the caller changed. Throws `artifact.changed_meanwhile` when there is a
 * newer one, so that nobody's text is lost, `artifact.too_long` and `artifact.unfit_content`. Saving what is stored changes
 * nothing.
 */
export const saveArtifact = command(
  "artifact.save",
  artifactAccess.save.by((ctx, input: SaveArtifactInput) => lockShown(ctx, input)),
  async (ctx, { id, version, content, note, by }, found): Promise<{ number: number }> => {
    const artifact = artifactOf(found);
    const newest = await findVersion(ctx.db, id, artifact.version);
    if (newest?.content === content) return { number: artifact.version };
    if (version !== artifact.version) fail(artifactErrors, "artifact.changed_meanwhile");
    requireFit(artifact.kind, content);
    const { number, integrity } = await writeVersion(ctx, artifact, { content, note, by });
    await ctx.audit({
      act: "artifact.saved",
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
      facts: { version: number, characters: content.length, integrity },
    });
    return { number };
  },
);
