import { createSsoProvider } from "#features/auth/server/sso/providers/create-sso-provider.ts";
import { confirmContact } from "#features/auth/server/testing/account-parts.ts";
import { findUserByEmail } from "#features/auth/server/users/user.repository.ts";
import { changeGroup } from "#features/provisioning/server/groups/change-group.ts";
import { createGroup } from "#features/provisioning/server/groups/create-group.ts";
import { deleteGroup } from "#features/provisioning/server/groups/delete-group.ts";
import { createProvisioningKey } from "#features/provisioning/server/keys/create-provisioning-key.ts";
import { revokeProvisioningKeys } from "#features/provisioning/server/keys/revoke-provisioning-keys.ts";
import { unsuspendPeople } from "#features/provisioning/server/keys/unsuspend-people.ts";
import { changePerson } from "#features/provisioning/server/people/change-person.ts";
import { createPerson } from "#features/provisioning/server/people/create-person.ts";
import { deletePerson } from "#features/provisioning/server/people/delete-person.ts";
import { recognizePeople } from "#features/provisioning/server/people/recognize-people.ts";
import { query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function newKey({ newPerson }: CommandWorld) {
  return {
    id: newId(),
    workspace_id: (await newPerson()).actor.workspaceId,
    sso_provider_id: null,
    domains: ["example.com"],
  };
}

const facts = () => ({
  userName: `${newId()}@example.com`,
  externalId: null,
  isActive: true,
  attributes: {},
});

async function newColleague(world: CommandWorld) {
  const key = await newKey(world);
  return { key, id: (await createPerson(world.system, { key, facts: facts() })).id };
}

async function newGroup(world: CommandWorld) {
  const key = await newKey(world);
  const group = { displayName: "Sales", externalId: null, people: [] };
  return { key, id: (await createGroup(world.system, { key, facts: group })).id };
}

/** Commands of directory provisioning. */
export const provisioningFixtures: Record<string, CommandFixture> = {
  "provisioning_key.create": {
    act: "provisioning_key.created",
    perform: async ({ system, newPerson }) =>
      createProvisioningKey(system, {
        workspaceId: (await newPerson()).actor.workspaceId,
        domains: ["example.com"],
      }),
  },
  "provisioning_key.revoke": {
    act: "provisioning_key.revoked",
    async perform({ system, newPerson }) {
      const { workspaceId } = (await newPerson()).actor;
      await createProvisioningKey(system, { workspaceId, domains: ["example.com"] });
      await revokeProvisioningKeys(system, { workspaceId });
    },
  },
  "directory_person.create": { act: "directory_person.created", perform: newColleague },
  "directory_person.change": {
    act: "directory_person.deactivated",
    perform: async (world) =>
      changePerson(world.system, {
        ...(await newColleague(world)),
        change: () => ({ ...facts(), isActive: false }),
      }),
  },
  "directory_person.delete": {
    act: "directory_person.deleted",
    perform: async (world) => deletePerson(world.system, await newColleague(world)),
  },
  "directory_person.recognize": {
    act: "directory_person.recognized",
    async perform(world) {
      const { system } = world;
      const key = await newKey(world);
      const email = `${newId()}@example.com`;
      await createPerson(system, { key, facts: { ...facts(), userName: email } });
      const user = await query(system, ({ db }) => findUserByEmail(db, email));
      const userId = user?.id ?? "";
      await confirmContact(system, { userId, provider: "email" });
      await recognizePeople(system, { userId });
    },
  },
  "directory_person.release": {
    act: "directory_person.released",
    async perform({ system, newPerson }) {
      const { workspaceId } = (await newPerson()).actor;
      const metadata = { xml: "<none/>", url: null, entityId: `https://${newId()}.example` };
      const { id: ssoProviderId } = await createSsoProvider(system, { type: "saml", metadata });
      await createProvisioningKey(system, { workspaceId, ssoProviderId });
      const key = { id: newId(), workspace_id: workspaceId, sso_provider_id: ssoProviderId, domains: [] };
      const { id } = await createPerson(system, { key, facts: facts() });
      await changePerson(system, { key, id, change: () => ({ ...facts(), isActive: false }) });
      await revokeProvisioningKeys(system, { workspaceId });
      await unsuspendPeople(system, { workspaceId });
    },
  },
  "directory_group.create": { act: "directory_group.created", perform: newGroup },
  "directory_group.change": {
    act: "directory_group.changed",
    perform: async (world) =>
      changeGroup(world.system, {
        ...(await newGroup(world)),
        change: () => ({ displayName: "Adjutant admins", externalId: null, people: [] }),
      }),
  },
  "directory_group.delete": {
    act: "directory_group.deleted",
    perform: async (world) => deleteGroup(world.system, await newGroup(world)),
  },
};
