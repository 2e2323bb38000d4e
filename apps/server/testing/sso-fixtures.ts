import { consumeOAuthFlow } from "#features/auth/server/oauth/consume-oauth-flow.ts";
import { defaultService } from "#features/auth/server/service/default-service.ts";
import { spendRelayState } from "#features/auth/server/sso/endpoints/saml-acs.ts";
import { rotateSamlKey } from "#features/auth/server/sso/keys/rotate-saml-key.ts";
import { getSamlKeys } from "#features/auth/server/sso/keys/saml-key.ts";
import { beginOidcSignIn } from "#features/auth/server/sso/oidc/begin-oidc-sign-in.ts";
import { finishOidcSignIn } from "#features/auth/server/sso/oidc/finish-oidc-sign-in.ts";
import { createSsoProvider } from "#features/auth/server/sso/providers/create-sso-provider.ts";
import { deleteSsoProvider } from "#features/auth/server/sso/providers/delete-sso-provider.ts";
import { updateSsoProvider } from "#features/auth/server/sso/providers/update-sso-provider.ts";
import { beginSamlSignIn } from "#features/auth/server/sso/saml/begin-saml-sign-in.ts";
import { finishSamlSignIn } from "#features/auth/server/sso/saml/finish-saml-sign-in.ts";
import { recordRefusedSignIn } from "#features/auth/server/sso/users/record-refused-sign-in.ts";
import {
  applyDirectoryStatus,
  findOrCreateSsoUser,
  provisionSsoUser,
  provisionUser,
  releaseFromDirectory,
} from "#features/auth/server/testing/account-parts.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function newProvider({ system }: CommandWorld) {
  const metadata = { xml: "<none/>", url: null, entityId: `https://${newId()}.example` };
  const provider = await createSsoProvider(system, { type: "saml", metadata });
  if (provider.type !== "saml") throw new Error("This is no provider of SAML.");
  return provider;
}

async function newOidcProvider({ system }: CommandWorld) {
  const ours = { issuer: `https://${newId()}.example`, clientId: "us", clientSecret: "a secret" };
  const provider = await createSsoProvider(system, { type: "oidc", ...ours });
  if (provider.type !== "oidc") throw new Error("This is no provider of OpenID Connect.");
  return provider;
}

const person = () => ({ subject: newId(), email: `${newId()}@example.com`, claims: {} });

async function newRequest(world: CommandWorld): Promise<string> {
  const relayStateId = newId();
  const { id: providerId } = await newProvider(world);
  const request = {
    relayStateId,
    requestId: "_1",
    providerId,
    redirectTo: "http://127.0.0.1",
    challenge: undefined,
  };
  await beginSamlSignIn(world.system, request);
  return relayStateId;
}

async function newOidcFlow({ system }: CommandWorld, providerId: string): Promise<string> {
  const id = newId();
  const request = {
    id,
    providerId,
    sealedSecrets: "",
    redirectTo: "http://127.0.0.1",
    challenge: undefined,
  };
  await beginOidcSignIn(system, request);
  return id;
}

/** Commands of single sign-on. */
export const ssoFixtures: Record<string, CommandFixture> = {
  "saml_key.ensure": { act: "saml_key.created", perform: ({ system }) => getSamlKeys(system) },
  "saml_key.rotate": { act: "saml_key.rotated", perform: ({ system }) => rotateSamlKey(system) },
  "sso_provider.create": { act: "sso_provider.created", perform: newProvider },
  "sso_provider.update": {
    act: "sso_provider.updated",
    perform: async (world) =>
      updateSsoProvider(world.system, {
        id: (await newProvider(world)).id,
        body: { type: "", isDisabled: true, domains: ["acme.example"] },
      }),
  },
  "sso_provider.delete": {
    act: "sso_provider.deleted",
    perform: async (world) => deleteSsoProvider(world.system, { id: (await newProvider(world)).id }),
  },
  "session.begin_saml": { act: "session.requested", perform: newRequest },
  "session.use_saml_relay_state": {
    act: "session.requested_answered",
    perform: async (world) => spendRelayState(world.system, { id: await newRequest(world) }),
  },
  "session.finish_saml": {
    act: "session.started",
    async perform(world) {
      const provider = await newProvider(world);
      await finishSamlSignIn(world.system, {
        service: defaultService,
        provider,
        signIn: { id: "_1", expiresAt: new Date(Date.now() + 60_000), person: person() },
        flowStateId: undefined,
        redirectTo: "http://127.0.0.1",
      });
    },
  },
  "session.begin_oidc": {
    act: "session.requested",
    perform: async (world) => newOidcFlow(world, (await newOidcProvider(world)).id),
  },
  "session.finish_oidc": {
    act: "session.started",
    async perform(world) {
      const provider = await newOidcProvider(world);
      await finishOidcSignIn(world.system, {
        service: defaultService,
        provider,
        signIn: { person: person() },
        flow: await consumeOAuthFlow(world.system, await newOidcFlow(world, provider.id)),
        redirectTo: "http://127.0.0.1",
      });
    },
  },
  "session.record_refused_sso": {
    act: "session.sign_in_failed",
    perform: ({ system }) =>
      recordRefusedSignIn(system, {
        method: "sso/saml",
        error: { code: "validation_failed", details: { fault: "signature" } },
      }),
  },
  "user.sign_in_with_sso": {
    act: "user.signed_up",
    perform: async (world) =>
      findOrCreateSsoUser(world.system, {
        providerId: (await newProvider(world)).id,
        issuer: "https://idp.example",
        person: person(),
        isSignUpEnabled: true,
        isFromOurPage: true,
      }),
  },
  "user.provision": {
    act: "user.created",
    perform: ({ system }) => provisionUser(system, { email: person().email }),
  },
  "user.provision_sso": {
    act: "user.created",
    perform: async (world) =>
      provisionSsoUser(world.system, {
        email: person().email,
        ssoProviderId: (await newProvider(world)).id,
      }),
  },
  "user.follow_directory": {
    act: "user.suspended",
    async perform(world) {
      const { id: ssoProviderId } = await newProvider(world);
      const userId = await provisionSsoUser(world.system, { email: person().email, ssoProviderId });
      await applyDirectoryStatus(world.system, { userId, ssoProviderId, isActive: false });
    },
  },
  "user.release_from_directory": {
    act: "user.unsuspended",
    async perform(world) {
      const { id: ssoProviderId } = await newProvider(world);
      const userId = await provisionSsoUser(world.system, { email: person().email, ssoProviderId });
      await applyDirectoryStatus(world.system, { userId, ssoProviderId, isActive: false });
      await releaseFromDirectory(world.system, { userId });
    },
  },
};
