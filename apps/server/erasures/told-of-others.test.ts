import { expect, it } from "vitest";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import { stageErasure } from "../testing/stage-erasure.ts";
import { stageMembers } from "../testing/stage-members.ts";

const staged = stageErasure();

interface Told {
  by: string | null;
  object?: { noun: string; id: string };
  facts: object;
}

it("an erasure reaches what others were told in the person's words, and about what was theirs", async () => {
  const { world } = staged;
  const { workspaceId, ann, bob, cem } = await stageMembers(world, {
    ...{ ann: "owner", bob: "owner", cem: "member" },
  });
  const [annId, bobId, cemId] = [ann, bob, cem].map(({ actor }) => actor.userId);
  const conversation = async (userId: string | undefined) => {
    const [id, messageId] = [newId(), newId()];
    await world.look(
      "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Title')",
      [workspaceId, id, userId],
    );
    await world.look(
      `insert into messages (workspace_id, id, conversation_id, user_id, role, status)
       values ($1, $2, $3, $4, 'user', 'complete')`,
      [workspaceId, messageId, id, userId],
    );
    return { id, messageId };
  };
  const [hers, his] = [await conversation(annId), await conversation(bobId)];
  const tell = ({ by, object, facts }: Told) =>
    world.look(
      `insert into notifications (workspace_id, id, user_id, kind, actor_id, object_type, object_id, path, facts,
         created_at)
       values ($1, $2, $3, 'mention', $4, $5, $6, '/chat', $7, now())`,
      [workspaceId, newId(), bobId, by, object?.noun, object?.id, facts],
    );
  // By her, in a conversation of his; by somebody else, in hers.
  await tell({
    by: annId ?? "",
    object: { noun: "message", id: his.messageId },
    facts: { title: "His", excerpt: "secret 1" },
  });
  await tell({
    by: cemId ?? "",
    object: { noun: "message", id: hers.messageId },
    facts: { title: "secret 2" },
  });
  await tell({
    by: cemId ?? "",
    object: { noun: "conversation", id: hers.id },
    facts: { title: "secret 3" },
  });
  await tell({ by: cemId ?? "", object: { noun: "conversation", id: his.id }, facts: { title: "Renewal" } });

  await eraseTables(world.system, annId ?? "");

  const left = await world.look("select facts from notifications where workspace_id = $1", [workspaceId]);
  expect(left).toEqual([{ facts: { title: "Renewal" } }]);
});
