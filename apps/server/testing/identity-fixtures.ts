import { randomUUID } from "node:crypto";
import { unlinkIdentity } from "#features/auth/server/identities/unlink-identity.ts";
import { storeFlow, storeLink } from "#features/auth/server/oauth/begin-oauth.ts";
import { consumeOAuthFlow } from "#features/auth/server/oauth/consume-oauth-flow.ts";
import { finishOAuth } from "#features/auth/server/oauth/finish-oauth.ts";
import { startSessionOfProfile } from "#features/auth/server/oauth/grant-by-id-token.ts";
import { linkByIdToken } from "#features/auth/server/oauth/link-by-id-token.ts";
import type { ProviderProfile } from "#features/auth/server/oauth/provider-profile.ts";
import { defaultService as service } from "#features/auth/server/service/default-service.ts";
import {
  linkIdentity,
  signInWithProfile,
  voidUnprovedHolder,
} from "#features/auth/server/testing/account-parts.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CommandFixture } from "./command-fixture.ts";

const redirectTo = service.settings.siteUrl;

/** Commands on sign-in with providers and on identities. */
export const identityFixtures: Record<string, CommandFixture> = {
  // A browser that leaves for a provider is still anonymous.
  "session.begin_oauth": { act: null, perform: ({ system }) => newFlow(system) },
  "identity.begin_link": {
    act: null,
    perform: async ({ newPerson }) => storeLink((await newPerson()).ctx, flowOf(randomUUID())),
  },
  "session.take_oauth_flow": {
    act: null,
    perform: async ({ system }) => consumeOAuthFlow(system, await newFlow(system)),
  },
  "session.finish_oauth": {
    act: "session.started",
    async perform({ system }) {
      const flow = await consumeOAuthFlow(system, await newFlow(system));
      await finishOAuth(system, {
        service,
        flow,
        redirectTo,
        proved: { profile: newProfile(), secrets: {} },
      });
    },
  },
  "session.start_with_profile": {
    act: "session.started",
    perform: ({ system }) => startSessionOfProfile(system, { service, profile: newProfile() }),
  },
  "identity.sign_in": {
    act: "user.signed_up",
    perform: ({ system }) => signInWithProfile(system, { service, profile: newProfile() }),
  },
  "identity.link": {
    act: "identity.linked",
    async perform({ system, newPerson }) {
      const { userId } = (await newPerson()).actor;
      await linkIdentity(system, { service, userId, profile: newProfile() });
    },
  },
  "identity.link_by_id_token": {
    act: "identity.linked",
    perform: async ({ newPerson }) =>
      linkByIdToken((await newPerson()).ctx, { service, profile: newProfile() }),
  },
  "identity.unlink": {
    act: "identity.unlinked",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      const { user } = await linkByIdToken(ctx, { service, profile: newProfile() });
      const identityId = user.identities.find(({ provider }) => provider === "google")?.id ?? "";
      await unlinkIdentity(ctx, { service, identityId });
    },
  },
  "user.void_unproved_holder": {
    act: "user.unproved_holder_voided",
    perform: async ({ system, newPerson }) =>
      voidUnprovedHolder(system, {
        userId: (await newPerson()).actor.userId,
        proved: "email",
        metadata: {},
      }),
  },
};

function newProfile(): ProviderProfile {
  const subject = randomUUID();
  const email = `${subject}@example.com`;
  return { provider: "google", subject, email, isEmailVerified: true, claims: { sub: subject, email } };
}

const flowOf = (id: string) => ({ id, provider: "google", redirectTo, sealedSecrets: "" });

async function newFlow(system: Ctx): Promise<string> {
  const id = randomUUID();
  await storeFlow(system, flowOf(id));
  return id;
}
