import { expireGrants } from "#features/sharing/server/grants/expire-grants.ts";
import { shareWith } from "#features/sharing/server/grants/share-with.ts";
import { transferOwnership } from "#features/sharing/server/grants/transfer-ownership.ts";
import { withdrawShare } from "#features/sharing/server/grants/withdraw-share.ts";
import { askAccess } from "#features/sharing/server/requests/ask-access.ts";
import { decideAccess } from "#features/sharing/server/requests/decide-access.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";
import { proveAddress } from "./prove-address.ts";

/** A conversation of somebody with a proved address, and a colleague of theirs. */
export async function stagedShare(world: CommandWorld) {
  const { person, conversationId } = await world.answered();
  const { actor } = await world.newPerson();
  const colleague = { ...actor, workspaceId: person.actor.workspaceId, role: "member" as const };
  await proveAddress(world, person);
  await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[colleague.workspaceId, colleague.userId],
  ]);
  const object = { noun: "conversation", id: conversationId };
  return { owner: person.ctx, colleague, ctxOfColleague: world.as(colleague), object };
}

async function shared(world: CommandWorld) {
  const stage = await stagedShare(world);
  const subject = { type: "user" as const, userId: stage.colleague.userId };
  await shareWith(stage.owner, { object: stage.object, subject, relation: "viewer", expiresAt: null });
  const [grant] = await world.look<{ id: string }>("select id from grants where object_id = $1", [
    stage.object.id,
  ]);
  return { ...stage, grantId: grant?.id ?? "" };
}

async function asked(world: CommandWorld) {
  const stage = await stagedShare(world);
  await askAccess(stage.ctxOfColleague, { ...stage.object, relation: "viewer", note: "" });
  const [request] = await world.look<{ id: string }>("select id from access_requests where object_id = $1", [
    stage.object.id,
  ]);
  return { ...stage, requestId: request?.id ?? "" };
}

/** Commands of sharing. */
export const sharingFixtures: Record<string, CommandFixture> = {
  "share.grant": { act: "grant.shared", perform: shared },
  "share.withdraw": {
    act: "grant.unshared",
    async perform(world) {
      const { owner, object, grantId } = await shared(world);
      await withdrawShare(owner, { ...object, grantId });
    },
  },
  "share.transfer": {
    act: "ownership.transferred",
    async perform(world) {
      const { owner, object, colleague } = await stagedShare(world);
      await transferOwnership(owner, { ...object, userId: colleague.userId });
    },
  },
  "share.expire": {
    act: "grant.expired",
    async perform(world) {
      const { grantId } = await shared(world);
      await world.look("update grants set expires_at = now() - interval '1 second' where id = $1", [grantId]);
      await expireGrants(world.system, undefined);
    },
  },
  "access_request.ask": { act: "access_request.asked", perform: asked },
  "access_request.decide": {
    act: "access_request.declined",
    async perform(world) {
      const { owner, requestId } = await asked(world);
      await decideAccess(owner, { requestId, decision: "decline" });
    },
  },
};
