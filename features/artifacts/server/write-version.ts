import { type Label, labelOfConversation } from "#platform/contract/label.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { artifactErrors, mostVersions } from "../contract/index.ts";
import { type ArtifactRow, updateArtifact } from "./artifact.repository.ts";
import { emitArtifact } from "./emit-artifact.ts";
import { labelAfterWriting } from "./label-of-artifact.ts";
import { insertVersion } from "./version.repository.ts";

/** The run that writes, and what it had read. Absent: the person writes themself. */
export interface WrittenByRun {
  runId: string;
  /** Of the tool call, and of the version. */
  callId: string;
  label: Label;
  /** After it aborts, nothing is stored any more. */
  signal: AbortSignal;
}

interface NextVersion {
  content: string;
  note: string;
  by: WrittenByRun | undefined;
  /** The version whose content it repeats: nothing was written then. */
  restoredFrom?: number;
}

/**
 * Stores the next version of a locked artifact and tells its readers. Part of the command that writes it. Throws
 * `artifact.too_many_versions`. Returns its number.
 */
export async function writeVersion(
  ctx: Ctx,
  artifact: ArtifactRow,
  { content, note, by, restoredFrom }: NextVersion,
): Promise<{ number: number; integrity: string }> {
  const number = artifact.version + 1;
  if (number > mostVersions) fail(artifactErrors, "artifact.too_many_versions");
  by?.signal.throwIfAborted();
  const label =
    restoredFrom === undefined ? labelAfterWriting(artifact, labelOf(artifact, by), userOf(ctx)) : artifact;
  const { integrity, readers, written_by } = label;
  await updateArtifact(ctx.db, artifact.id, {
    ...{ version: number, updated_at: ctx.now(), integrity, readers, written_by },
  });
  const row = {
    ...{ id: by?.callId ?? newId(), artifact_id: artifact.id, number, content, note, integrity, readers },
    ...{ run_id: by?.runId ?? null, restored_from: restoredFrom ?? null },
  };
  await insertVersion(ctx.db, row, ctx.now());
  await emitArtifact(ctx, "artifact.changed", artifact, number);
  return { number, integrity };
}

/** What a person writes is for the readers of the conversation. */
export function labelOf(
  { conversation_id }: Pick<ArtifactRow, "conversation_id">,
  by: WrittenByRun | undefined,
): Label {
  return by?.label ?? labelOfConversation(conversation_id);
}
