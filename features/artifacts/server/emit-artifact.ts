import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ArtifactRow } from "./artifact.repository.ts";

/** Notifies the tabs of all who may read the artifact. */
export function emitArtifact(
  ctx: Ctx,
  name: `artifact.${"created" | "changed" | "deleted" | "restored"}`,
  { id, conversation_id }: Pick<ArtifactRow, "id" | "conversation_id">,
  version: number,
): Promise<void> {
  return ctx.emit({
    ...{ name, workspaceId: userOf(ctx).workspaceId, readersOf: { noun: "artifact", id } },
    data: { artifactId: id, conversationId: conversation_id, version },
  });
}
