import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function shared({ answered }: CommandWorld) {
  const { person, conversationId: id } = await answered();
  const grant = { object: { noun: "conversation", id }, subject: "workspace" as const };
  await shareObject(person.ctx, { ...grant, relation: "viewer" });
  return { ctx: person.ctx, grant };
}

/** Commands on sharing. */
export const grantFixtures: Record<string, CommandFixture> = {
  "grant.share": { act: "grant.shared", perform: shared },
  "grant.unshare": {
    act: "grant.unshared",
    async perform(world) {
      const { ctx, grant } = await shared(world);
      await unshareObject(ctx, grant);
    },
  },
};
