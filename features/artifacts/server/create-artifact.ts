import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { artifactErrors, type CreateArtifact, mostArtifacts } from "../contract/index.ts";
import { artifactAccess, findToCreate } from "./artifact.access.ts";
import { findArtifact, insertArtifact, type NewArtifact } from "./artifact.repository.ts";
import { requireFit } from "./check-content.ts";
import { countArtifacts, lockArtifactsOf } from "./conversation.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { labelAfterWriting } from "./label-of-artifact.ts";
import { insertVersion } from "./version.repository.ts";
import { labelOf, type WrittenByRun } from "./write-version.ts";

export type CreateArtifactInput = CreateArtifact & {
  conversationId: string;
  by?: WrittenByRun | undefined;
};

/**
 * Creates an artifact with its first version in a conversation. Idempotent by its id. Throws `artifact.too_many`,
 * `artifact.id_taken` and `artifact.unfit_content`.
 */
export const createArtifact = command(
  "artifact.create",
  artifactAccess.create.by((ctx, input: CreateArtifactInput) => findToCreate(ctx, input)),
  async (ctx, { id, conversationId, kind, title, language, content, by }, place): Promise<void> => {
    const known = await findArtifact(ctx.db, id);
    if (known && known.conversation_id !== conversationId) fail(artifactErrors, "artifact.id_taken");
    if (known) return;
    requireFit(kind, content);
    await lockArtifactsOf(ctx.db, conversationId);
    if ((await countArtifacts(ctx.db, conversationId)) >= mostArtifacts)
      fail(artifactErrors, "artifact.too_many");
    by?.signal.throwIfAborted();
    const label = labelAfterWriting(undefined, labelOf({ conversation_id: conversationId }, by), userOf(ctx));
    const row: NewArtifact = {
      ...{ id, user_id: place.user_id, conversation_id: conversationId, kind, title },
      ...{ language: kind === "code" ? (language ?? null) : null, ...label },
    };
    if (!(await insertArtifact(ctx.db, row, ctx.now()))) fail(artifactErrors, "artifact.id_taken");
    const { integrity, readers } = label;
    const version = { id: by?.callId ?? newId(), artifact_id: id, number: 1, content, integrity, readers };
    await insertVersion(
      ctx.db,
      { ...version, run_id: by?.runId ?? null, note: "", restored_from: null },
      ctx.now(),
    );
    await ctx.audit({
      act: "artifact.created",
      target: [{ type: "artifact", id }],
      conversationId,
      facts: { kind, characters: content.length, integrity },
      sealed: { title },
    });
    await emitArtifact(ctx, "artifact.created", row, 1);
  },
);
