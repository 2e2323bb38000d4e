import { expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase, certify, certificateOf } = stageCertificates({ isWorker: false });

async function addFile(workspaceId: string, userId: string, hash: string): Promise<void> {
  await stage.world.look(
    "insert into file_blobs (workspace_id, content_hash, size_bytes) values ($1, $2, 3) on conflict do nothing",
    [workspaceId, hash],
  );
  await stage.world.look(
    `insert into files (workspace_id, id, user_id, content_hash, size_bytes, name, state)
     values ($1, $2, $3, $4, 3, 'a.txt', 'ready')`,
    [workspaceId, newId(), userId, hash],
  );
}
const filesOf = (certificate: string) => certificate.match(/^files .*$/gm) ?? [];

it("files are counted that go with the person, wherever they are: not those that others keep in a shared personal workspace", async () => {
  const [ann, bob] = [(await stage.world.newPerson()).actor, (await stage.world.newPerson()).actor];
  await stage.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
    ann.workspaceId,
    bob.userId,
  ]);
  const inAnns = (user: typeof ann, hash: string) => addFile(ann.workspaceId, user.userId, hash);
  await inAnns(ann, "anns-own");
  await inAnns(ann, "anns-twice");
  await inAnns(ann, "anns-twice");
  await inAnns(ann, "of-both");
  await inAnns(bob, "of-both");
  await inAnns(bob, "bobs-own");
  await addFile(bob.workspaceId, ann.userId, "anns-with-bob");
  await stage.world.look(
    `update auth.users set raw_app_meta_data = jsonb_build_object('avatar', $2::text) where id = $1`,
    [ann.userId, newId()],
  );
  const id = await erase(ann.userId);
  await certify();
  expect(filesOf(await certificateOf(id))).toEqual(["files 1 avatars", "files 3 file_blobs"]);
  const left = await stage.world.look<{ hash: string }>(
    "select distinct content_hash as hash from files where workspace_id = any($1::uuid[]) order by 1",
    [[ann.workspaceId, bob.workspaceId]],
  );
  expect(left.map(({ hash }) => hash)).toEqual(["bobs-own", "of-both"]);
});
