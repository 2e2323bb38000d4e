import type { Shareable } from "#features/sharing/server/index.ts";

/** Artifacts are read and edited by others. They belong to the owner of their conversation, so nobody gives one away. */
export const sharedArtifact: Shareable = {
  noun: "artifact",
  table: "artifacts",
  name: "o.title",
  isShown: `o.deleted_at is null and exists (
    select from conversations c
    where c.workspace_id = o.workspace_id and c.id = o.conversation_id and c.deleted_at is null)`,
  relations: ["viewer", "editor"],
  pathOf: (id) => `/artifacts/${id}`,
  sharePathOf: (id) => `/artifacts/${id}?share`,
};
