import { expect, it } from "vitest";
import { requestOwnArchive } from "#features/compliance/server/archives/request-archive.ts";
import { createCollection } from "#features/knowledge/server/change-collection.ts";
import { changeDocument } from "#features/knowledge/server/documents/change-document.ts";
import { writeDocument } from "#features/knowledge/server/documents/write-document.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import { newId } from "#platform/server/ids.ts";
import { type Colleague, stageHolds } from "../testing/stage-holds.ts";
import { takeArchive, textsIn } from "../testing/take-archive.ts";

const { stage } = stageHolds();

const archiveOf = async ({ at }: Colleague) =>
  [...textsIn(await takeArchive(stage.world, await requestOwnArchive(at, undefined))).values()].join("\n");

/** Bob wrote two texts in Ann's collection. She wrote one of them anew. */
async function stageDocuments() {
  const { ann, bob, world, workspaceId } = stage;
  const { id: collectionId } = await createCollection(ann.at, { name: "Handbook", description: "" });
  const object = { noun: "collection" as const, id: collectionId };
  const subject = { userId: bob.actor.userId };
  await shareObject(ann.at, { object, subject, relation: "editor" });
  const write = (title: string, text: string) =>
    writeDocument(bob.at, { collectionId, title, text, folder: "" });
  await write("Own", "Words of Bob.");
  const replaced = await write("Replaced", "Older words of Bob.");
  await changeDocument(ann.at, { id: replaced.id, text: "Salaries by Ann.", title: "Salaries", version: 1 });
  await world.look(
    `insert into chunks (workspace_id, document_id, number, collection_id, place, text, word_count, words)
     values ($1, $2, 1, $3, 'Top', 'Passage by Ann.', 3, '')`,
    [workspaceId, replaced.id, collectionId],
  );
  const readers = [`collection:${collectionId}`];
  const result = (content: string, own: string[] | null, source = "Source by Ann") =>
    world.look(
      `insert into tool_calls (workspace_id, id, run_id, step_id, user_id, tool_name, input, effect, output_trust,
         integrity, readers, result_integrity, result_readers, output_readers, status, output, sources)
       values ($1, $2, $3, $3, $4, 'search_knowledge', '{}', 'read', 'untrusted', 'user', '{}', 'untrusted', $5, $6,
         'succeeded', jsonb_build_object('content', $7::text),
         jsonb_build_array(jsonb_build_object('title', $8::text, 'url', '/')))`,
      [workspaceId, newId(), newId(), bob.actor.userId, readers, own, content, source],
    );
  await result("Result by Ann.", readers);
  await result("Older result by Ann.", null);
  await result("A sum that Bob asked for.", [], "Sum");
  return { withdraw: () => unshareObject(ann.at, { object, subject }), collectionId };
}

const ofAnn = [
  "Salaries by Ann.",
  '"title":"Salaries"',
  "Passage by Ann.",
  "Result by Ann.",
  "Older result by Ann.",
  "Source by Ann",
];

it("an archive has what the person can read of the documents that they added", async () => {
  await stageDocuments();
  const archive = await archiveOf(stage.bob);
  for (const word of ["Words of Bob.", ...ofAnn]) expect(archive).toContain(word);
});

it("an archive of somebody who lost the right has what they wrote themselves, and nothing of others", async () => {
  const { withdraw } = await stageDocuments();
  await withdraw();
  const archive = await archiveOf(stage.bob);
  for (const word of ["Words of Bob.", "A sum that Bob asked for."]) expect(archive).toContain(word);
  for (const word of ofAnn) expect([word, archive.includes(word)]).toEqual([word, false]);
});

it("an archive of somebody who left the workspace has nothing of others either, although they are still named", async () => {
  await stageDocuments();
  const { bob, world, workspaceId } = stage;
  await world.look("delete from memberships where workspace_id = $1 and user_id = $2", [
    ...[workspaceId, bob.actor.userId],
  ]);
  const files = textsIn(await takeArchive(world, await requestOwnArchive(bob.ctx, undefined)));
  const archive = [...files.values()].join("\n");
  expect(archive).toContain("Words of Bob.");
  for (const word of ofAnn) expect([word, archive.includes(word)]).toEqual([word, false]);
});
