import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { SampleObject } from "./object-samples.ts";

async function written({ look }: TestServer, { workspaceId, userId }: UserActor) {
  const [conversationId, id] = [newId(), newId()];
  const ofOwner = [workspaceId, conversationId, userId];
  await look(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sample')",
    ofOwner,
  );
  await look(
    `insert into artifacts (workspace_id, conversation_id, user_id, created_by, id, kind, title, version, integrity, readers,
       written_by)
     values ($1, $2, $3, $3, $4, 'document', 'Sample', 2, 'user', '{}', $3)`,
    [...ofOwner, id],
  );
  for (const number of [1, 2])
    await look(
      `insert into artifact_versions (workspace_id, artifact_id, id, number, content, author_id, integrity, readers)
       values ($1, $2, $3, $4, $5, $6, 'user', '{}')`,
      [workspaceId, id, newId(), number, `Sample ${number}`, userId],
    );
  return { conversationId, id };
}

const ofArtifact: SampleObject = async (server, owner) => {
  const { id } = await written(server, owner);
  return { objectId: id, input: { id, version: 2, number: 1, title: "Other", content: "Other", note: "" } };
};

const deleted: SampleObject = async (server, owner) => {
  const sample = await ofArtifact(server, owner);
  await server.look("update artifacts set deleted_at = now() where id = $1", [sample.objectId]);
  return sample;
};

const toCreate: SampleObject = async (server, owner) => {
  const { conversationId } = await written(server, owner);
  const input = { id: newId(), conversationId, kind: "document", title: "Other", content: "Other" };
  return { objectId: conversationId, input, sharedBy: { noun: "conversation", id: conversationId } };
};

/** On what commands about artifacts are tried. */
export const artifactSamples: Record<string, SampleObject> = {
  "artifact.create": toCreate,
  "artifact.save": ofArtifact,
  "artifact.change": ofArtifact,
  "artifact.restore_version": ofArtifact,
  "artifact.delete": ofArtifact,
  "artifact.restore": deleted,
};
