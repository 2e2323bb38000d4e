import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { createProvisioningKey } from "#features/provisioning/server/keys/create-provisioning-key.ts";
import { createProvisioningModule } from "#features/provisioning/server/module.ts";
import {
  createJoiningWorld,
  type JoiningWorld,
  siteOfTests,
} from "#features/team/server/testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld({ modules: [createProvisioningModule({ publicUrl: siteOfTests })] });
});
afterAll(() => world[Symbol.asyncDispose]());

const rounds = 8;

/** Each prepares somebody who is about to take a seat, and returns the call that takes it, and its status. */
const ways = {
  async "a link"(owner: Person) {
    const [person, token] = [await world.newPerson(), await world.newLink(owner)];
    return async () => (await world.joinByLink(person, token)).status;
  },
  async "an invitation"(owner: Person) {
    const person = await world.newPerson();
    await world.invite(owner, person.email);
    const token = await world.tokenFor(person.email);
    return async () => (await world.accept(person, token)).status;
  },
  async "the end of a suspension"(owner: Person) {
    const person = await world.newPerson();
    await world.setRole(owner.id, person, "member");
    await world.look("update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2", [
      owner.id,
      person.id,
    ]);
    return async () => (await world.call(owner, "DELETE", `/members/${person.id}/suspension`)).status;
  },
  async "the directory"(owner: Person) {
    const person = await world.newPerson();
    const key = await createProvisioningKey(world.system, {
      workspaceId: owner.id,
      domains: ["example.com"],
    });
    return async () => {
      const reply = await fetch(`${world.url}/scim/v2/Users`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
        body: JSON.stringify({ userName: person.email, active: true }),
      });
      return reply.status;
    };
  },
} satisfies Record<string, (owner: Person) => Promise<() => Promise<number>>>;

type Way = keyof typeof ways;
const names = Object.keys(ways) as Way[];
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

describe("the last seat is taken once", () => {
  it.each(pairs)("by %s or by %s", async (one, other) => {
    for (let round = 0; round < rounds; round += 1) {
      await world.look("delete from rate_limits");
      const owner = await world.newOwner(2);
      const takers = [await ways[one](owner), await ways[other](owner)];
      const statuses = await Promise.all(takers.map((take) => take()));
      expect(
        statuses.filter((status) => status < 300),
        `${statuses}`,
      ).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await world.look("select app.seats_taken($1) as taken", [owner.id])).toEqual([{ taken: 2 }]);
    }
  });
});
