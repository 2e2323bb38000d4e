import { afterAll, beforeAll, beforeEach } from "vitest";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld, type Person } from "./command-world.ts";

export interface Colleague extends Person {
  /** In the shared workspace. */
  at: Ctx;
}

/** The whole product with a new workspace for each test: Ann owns it, Bob is a member. */
export function stageHolds() {
  const stage = {} as { world: CommandWorld; workspaceId: string; ann: Colleague; bob: Colleague };
  beforeAll(async () => {
    stage.world = await createCommandWorld();
  });
  afterAll(() => stage.world[Symbol.asyncDispose]());
  beforeEach(async () => {
    stage.workspaceId = newId();
    await stage.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [stage.workspaceId]);
    stage.ann = await join("owner");
    stage.bob = await join("member");
  });

  async function join(role: WorkspaceRole): Promise<Colleague> {
    const { world, workspaceId } = stage;
    const person = await world.newPerson();
    await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
      workspaceId,
      person.actor.userId,
      role,
    ]);
    return { ...person, at: world.as({ ...person.actor, workspaceId, role }) };
  }

  /** Starts a conversation and returns its id once the answer is there. */
  async function converse({ at }: Colleague): Promise<string> {
    const conversationId = newId();
    const { run } = await sendMessage(at, {
      ...{ id: newId(), text: "What is 12 * 12?", conversationId },
      ...{ isNewConversation: true, modelId: "builtin", timeZone: "UTC" },
    });
    for (let isOver = false; !isOver; ) {
      const found = "select 1 from runs where id = $1 and ended_at is not null";
      isOver = (await stage.world.look(found, [run.id])).length > 0;
    }
    return conversationId;
  }

  const hold = (wanted: Partial<PlaceHold>) =>
    placeHold(stage.ann.at, PlaceHold.parse({ name: "Acme v. Widget", reason: "Claim of 3 May", ...wanted }));
  const onPerson = ({ actor }: Person): Partial<PlaceHold> => ({
    subjects: [{ kind: "person", id: actor.userId }],
  });
  const remove = ({ actor }: Person, isSoft = false) =>
    deleteUser(stage.world.system, { id: actor.userId, isSoft });
  /** Ends a hold without waiting for its end. */
  const expire = (id: string) =>
    stage.world.look("update holds set ends_at = now() - interval '1 second' where id = $1", [id]);
  const exists = async (table: string, id: string) =>
    (await stage.world.look(`select from ${table} where id = $1`, [id])).length > 0;

  return { stage, join, converse, hold, onPerson, remove, expire, exists };
}
