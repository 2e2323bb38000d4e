import { appointMember, makeOwner } from "#features/admin/server/appoint-member.ts";
import { recordBackup } from "#features/admin/server/backups/record-backup.ts";
import { claimAdmin } from "#features/admin/server/claim-admin.ts";
import { claimLink } from "#features/admin/server/claim-link.ts";
import { grantAdmin } from "#features/admin/server/grant-admin.ts";
import { revokeAdmin } from "#features/admin/server/revoke-admin.ts";
import { confirmContact } from "#features/auth/server/testing/account-parts.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

/** Commands on admins and owners. */
export const adminFixtures: Record<string, CommandFixture> = {
  "admin.make_claim_link": {
    act: "admin.claim_link_made",
    perform: ({ system }) => claimLink(system, { publicUrl: "" }),
  },
  "admin.claim": {
    act: "admin.granted",
    async perform({ system, newPerson }) {
      const token = (await claimLink(system, { publicUrl: "" }))?.split("claim=")[1] ?? "";
      await claimAdmin((await newPerson()).ctx, { token });
    },
  },
  "admin.grant": {
    act: "admin.granted",
    perform: async ({ system, newPerson }) =>
      grantAdmin(system, { userId: (await newPerson()).actor.userId, by: "command_line" }),
  },
  "admin.revoke": {
    act: "admin.revoked",
    async perform({ system, newPerson }) {
      const [one, two] = [(await newPerson()).actor.userId, (await newPerson()).actor.userId];
      for (const userId of [one, two]) await grantAdmin(system, { userId, by: "command_line" });
      await revokeAdmin(system, { userId: two });
    },
  },
  "backup.record": {
    act: "backup.recorded",
    perform: async ({ newAdmin }) => recordBackup((await newAdmin()).ctx, undefined),
  },
  "membership.make_owner": {
    act: "membership.role_changed",
    perform: async (world) => makeOwner(world.system, await memberOf(world)),
  },
  "membership.appoint": {
    act: "membership.role_changed",
    perform: async (world) => appointMember(world.system, { ...(await memberOf(world)), role: "auditor" }),
  },
};

async function memberOf({ system, look, newPerson }: CommandWorld) {
  const { email, userId } = (await newPerson()).actor;
  const [workspace] = await look<{ id: string }>(
    "insert into workspaces (id, name) values (gen_random_uuid(), 'Acme') returning id",
  );
  const workspaceId = workspace?.id ?? "";
  await look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    workspaceId,
    userId,
  ]);
  await confirmContact(system, { userId, provider: "email" });
  return { workspaceId, email };
}
