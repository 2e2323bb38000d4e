import { createHash } from "node:crypto";
import { exchangeAuthCode } from "#features/auth/server/flow/exchange-auth-code.ts";
import type { FlowState } from "#features/auth/server/flow/flow-state.ts";
import { checkReauthentication } from "#features/auth/server/proofs/check-reauthentication.ts";
import { openProofLink } from "#features/auth/server/proofs/open-proof-link.ts";
import { requestMagicLink } from "#features/auth/server/proofs/request-magic-link.ts";
import { requestReauthentication } from "#features/auth/server/proofs/request-reauthentication.ts";
import { requestRecovery } from "#features/auth/server/proofs/request-recovery.ts";
import { requestTextCode } from "#features/auth/server/proofs/request-text-code.ts";
import { resendProof } from "#features/auth/server/proofs/resend-proof.ts";
import { signInWithProof } from "#features/auth/server/proofs/sign-in-with-proof.ts";
import { lastMessageTo } from "#features/auth/server/proofs/testing.ts";
import {
  changeEmail,
  changePhone,
  confirmContact,
  detachContact,
  issueAuthCode,
  openOwnAccount,
  verifyProof,
} from "#features/auth/server/testing/account-parts.ts";
import { contestAddress } from "#features/auth/server/users/contest-address.ts";
import { repeatSignUp } from "#features/auth/server/users/repeat-sign-up.ts";
import { signUpAnonymously } from "#features/auth/server/users/sign-up-anonymously.ts";
import { findUser } from "#features/auth/server/users/user.repository.ts";
import type { User } from "#features/auth/server/users/user.ts";
import { query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";

const service = worldService;
const redirectTo = service.settings.siteUrl;
const verifier = "v".repeat(43);

async function newUser({ system, newPerson }: CommandWorld): Promise<User> {
  const { userId } = (await newPerson()).actor;
  const user = await query(system, (ctx) => findUser(ctx.db, userId));
  if (!user) throw new Error("The person is not there.");
  return user;
}

const shownTo = async (world: CommandWorld, { email }: User) => ({
  tokenHash: (await lastMessageTo(world, email ?? "")).tokenHash,
});

async function issueCode(world: CommandWorld): Promise<string> {
  const { id: userId } = await newUser(world);
  const [flow] = await world.look<FlowState>(
    `insert into auth.flow_states (id, code_challenge, code_challenge_method, authentication_method, provider)
     values ($1, $2, 's256', 'oauth', 'google') returning *`,
    [newId(), createHash("sha256").update(verifier).digest("base64url")],
  );
  if (!flow) throw new Error("The flow is not there.");
  return issueAuthCode(world.system, { flow, userId, method: "oauth" });
}

/** Commands on confirming mailboxes and phones, and on completing sign-ins. */
export const proofFixtures: Record<string, CommandFixture> = {
  "user.sign_up_anonymously": {
    act: "user.signed_up",
    perform: ({ system }) => signUpAnonymously(system, { service, metadata: {} }),
  },
  "user.contest_address": {
    act: "user.address_contested",
    perform: async (world) => {
      const { email } = await newUser(world);
      await contestAddress(world.system, { contact: { email: email ?? "" } });
    },
  },
  "user.repeat_sign_up": {
    act: "user.sign_up_repeated",
    async perform(world) {
      const user = await newUser(world);
      const contact = { email: user.email ?? "" };
      const repeated = { user, isAnnouncedAgain: false, isHolder: false, passwordHash: "none", metadata: {} };
      await repeatSignUp(world.system, { ...repeated, service, contact });
    },
  },
  "user.confirm": {
    act: "user.confirmed",
    perform: async (world) =>
      confirmContact(world.system, { userId: (await newUser(world)).id, provider: "email" }),
  },
  "user.detach_contact": {
    act: "user.contact_detached",
    perform: async (world) =>
      detachContact(world.system, { service, user: await newUser(world), provider: "email" }),
  },
  "user.open_own_account": {
    act: "user.confirmed",
    perform: async ({ system }) => {
      await openOwnAccount(system, { service, contact: { email: `${newId()}@example.com` } });
    },
  },
  "user.change_email": {
    act: "user.email_changed",
    perform: async (world) =>
      changeEmail(world.system, {
        service,
        user: await newUser(world),
        email: `${newId()}@example.com`,
      }),
  },
  "user.change_phone": {
    act: "user.phone_changed",
    perform: async (world) =>
      changePhone(world.system, { service, user: await newUser(world), phone: "491701234567" }),
  },
  "user.request_recovery": {
    act: "user.recovery_requested",
    perform: async (world) =>
      requestRecovery(world.system, { service, redirectTo, email: (await newUser(world)).email ?? "" }),
  },
  "user.request_magic_link": {
    act: "user.magic_link_requested",
    async perform(world) {
      const email = (await newUser(world)).email ?? "";
      await requestMagicLink(world.system, { service, redirectTo, email, mayCreateUser: true, metadata: {} });
    },
  },
  "user.request_text_code": {
    act: "user.signed_up",
    perform: ({ system }) =>
      requestTextCode(system, { service, phone: "491707654321", mayCreateUser: true, metadata: {} }),
  },
  "user.resend_proof": {
    act: "user.proof_resent",
    async perform(world) {
      const contact = { email: (await newUser(world)).email ?? "" };
      await resendProof(world.system, { service, redirectTo, type: "signup", contact });
    },
  },
  "user.request_reauthentication": {
    act: "user.reauthentication_requested",
    async perform(world) {
      const { ctx, actor } = await world.newPerson();
      await confirmContact(world.system, { userId: actor.userId, provider: "email" });
      await requestReauthentication(ctx, { service });
    },
  },
  "user.check_reauthentication": {
    act: "user.proof_refused",
    perform: async ({ newPerson }) =>
      checkReauthentication((await newPerson()).ctx, { settings: service.settings, nonce: "000000" }),
  },
  "user.verify": {
    act: "user.confirmed",
    async perform(world) {
      const shown = await shownTo(world, await newUser(world));
      await verifyProof(world.system, { service, type: "signup", shown });
    },
  },
  "session.start_with_proof": {
    act: "session.started",
    async perform(world) {
      const shown = await shownTo(world, await newUser(world));
      await signInWithProof(world.system, { service, type: "signup", shown });
    },
  },
  "session.open_proof_link": {
    act: "session.started",
    async perform(world) {
      const { tokenHash } = await shownTo(world, await newUser(world));
      await openProofLink(world.system, { service, tokenHash, type: "signup", redirectTo });
    },
  },
  "session.issue_auth_code": { act: "session.auth_code_issued", perform: issueCode },
  "session.exchange_auth_code": {
    act: "session.started",
    perform: async (world) =>
      exchangeAuthCode(world.system, { service, code: await issueCode(world), verifier }),
  },
};
