import { openProvedAccount } from "#features/auth/server/testing.ts";
import { hashForProvedAddress } from "#features/auth/server/users/hash-for-proved-address.ts";
import { acceptInvitation } from "#features/team/server/invitations/accept-invitation.ts";
import { declineInvitation } from "#features/team/server/invitations/decline-invitation.ts";
import { endOverdueInvitations } from "#features/team/server/invitations/expire-invitations.ts";
import { invitePeople } from "#features/team/server/invitations/invite-people.ts";
import { openInvitedAccount } from "#features/team/server/invitations/open-invited-account.ts";
import { resendInvitation } from "#features/team/server/invitations/resend-invitation.ts";
import { withdrawInvitation } from "#features/team/server/invitations/withdraw-invitation.ts";
import { createJoinLink } from "#features/team/server/join-links/create-join-link.ts";
import { createPlanLink } from "#features/team/server/join-links/create-plan-link.ts";
import { joinByLink } from "#features/team/server/join-links/join-by-link.ts";
import { withdrawJoinLink, withdrawPlanLink } from "#features/team/server/join-links/withdraw-links.ts";
import { newId } from "#platform/server/ids.ts";
import { readContent } from "#platform/server/mail/read-content.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";
import { proveAddress } from "./prove-address.ts";

const sender = { publicUrl: "http://127.0.0.1" };

/** An owner with a proved address and a named workspace. */
async function owner(world: CommandWorld) {
  const person = await world.newPerson();
  await proveAddress(world, person);
  await world.look("update workspaces set name = 'Northwind' where id = $1", [person.actor.workspaceId]);
  return person;
}

async function invited(world: CommandWorld, email = `${newId()}@example.com`) {
  const { ctx } = await owner(world);
  const common = { role: "member", message: "", days: 7, language: "en" } as const;
  await invitePeople(ctx, { ...common, teamIds: [], addresses: email, sender });
  const [row] = await world.look<{ id: string }>("select id from invitations where email = $1", [email]);
  const [mail] = await world.look<{ id: string; sealed_content: string }>(
    "select id, sealed_content from outgoing_messages where recipient = $1 and kind = 'team.invitation'",
    [email],
  );
  if (!row || !mail) throw new Error("Nobody was invited.");
  const token = /#([\w-]{43})/.exec(readContent(world.services, mail).text)?.[1] ?? "";
  return { ctx, id: row.id, token, email };
}

const aLink = { name: "", mostUses: 5, days: 7 };

async function linked(world: CommandWorld) {
  const { ctx } = await owner(world);
  return { ctx, ...(await createJoinLink(ctx, { ...aLink, role: "member", teamIds: [], domains: [] })) };
}

async function planLinked({ newAdmin }: CommandWorld) {
  const { ctx } = await newAdmin();
  const planEndsAt = new Date(Date.now() + 86_400_000).toISOString();
  return { ctx, ...(await createPlanLink(ctx, { ...aLink, planKey: "business", planEndsAt })) };
}

/** Commands of invitations and of links to join. */
export const joiningFixtures: Record<string, CommandFixture> = {
  "invitation.create": { act: "invitation.created", perform: (world) => invited(world) },
  "invitation.resend": {
    act: "invitation.resent",
    async perform(world) {
      const { ctx, id } = await invited(world);
      await world.look("update invitations set sent_at = sent_at - interval '1 hour' where id = $1", [id]);
      await resendInvitation(ctx, { id, sender });
    },
  },
  "invitation.withdraw": {
    act: "invitation.withdrawn",
    async perform(world) {
      const { ctx, id } = await invited(world);
      await withdrawInvitation(ctx, { id });
    },
  },
  "invitation.accept": {
    act: "invitation.accepted",
    async perform(world) {
      const person = await world.newPerson();
      const { token } = await invited(world, person.email);
      await acceptInvitation(person.ctx, { token });
    },
  },
  "invitation.decline": {
    act: "invitation.declined",
    async perform(world) {
      const { token } = await invited(world);
      await declineInvitation(world.as({ type: "anonymous" }), { token });
    },
  },
  "invitation.open_account": {
    act: "user.signed_up",
    async perform(world) {
      const { token } = await invited(world);
      const ctx = world.as({ type: "anonymous" });
      await openInvitedAccount(ctx, { service: worldService, token, password: "a really good one" });
    },
  },
  "invitation.expire": {
    act: "invitation.expired",
    async perform(world) {
      const { id } = await invited(world);
      await world.look("update invitations set expires_at = now() - interval '1 minute' where id = $1", [id]);
      await endOverdueInvitations(world.system, {});
    },
  },
  "join_link.create": { act: "join_link.created", perform: linked },
  "join_link.withdraw": {
    act: "join_link.withdrawn",
    async perform(world) {
      const { ctx, id } = await linked(world);
      await withdrawJoinLink(ctx, { id });
    },
  },
  "join_link.use": {
    act: "join_link.used",
    async perform(world) {
      const { token } = await linked(world);
      const { ctx } = await owner(world);
      await joinByLink(ctx, { token });
    },
  },
  "plan_link.create": { act: "plan_link.created", perform: planLinked },
  "plan_link.withdraw": {
    act: "plan_link.withdrawn",
    async perform(world) {
      const { ctx, id } = await planLinked(world);
      await withdrawPlanLink(ctx, { id });
    },
  },
  "user.prove_held_address": {
    act: "user.confirmed",
    perform: async (world) => proveAddress(world, await world.newPerson()),
  },
  "user.open_proved_account": {
    act: "user.signed_up",
    async perform({ system }) {
      const email = `${newId()}@example.com`;
      const hashed = await hashForProvedAddress(system, email, "a really good one");
      await openProvedAccount(system, { service: worldService, email, ...hashed });
    },
  },
};
