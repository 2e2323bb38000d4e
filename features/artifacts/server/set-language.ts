import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { updateArtifact } from "./artifact.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { labelAfterWriting } from "./label-of-artifact.ts";
import { labelOf } from "./write-version.ts";

/** Says which language code is in, which colours its words and names its file. Throws `artifact.no_code`. */
export const setLanguage = command(
  "artifact.set_language",
  artifactAccess.set_language.by((ctx, input: { id: string; language: string | null }) =>
    lockShown(ctx, input),
  ),
  async (ctx, { id, language }, found): Promise<void> => {
    const artifact = artifactOf(found);
    if (artifact.kind !== "code") fail(artifactErrors, "artifact.no_code");
    if (artifact.language === language) return;
    const label = labelAfterWriting(artifact, labelOf(artifact, undefined), userOf(ctx));
    await updateArtifact(ctx.db, id, { language, updated_at: ctx.now(), ...label });
    await ctx.audit({
      act: "artifact.language_set",
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
      sealed: { before: artifact.language ?? "", language: language ?? "" },
    });
    await emitArtifact(ctx, "artifact.changed", artifact, artifact.version);
  },
);
