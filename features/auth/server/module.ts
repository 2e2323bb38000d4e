import type { Module } from "#platform/server/module.ts";
import { authenticate } from "./caller/authenticate.ts";
import { sealedFlowSecrets } from "./flow/sealed-flow-secrets.ts";
import { apiKeys } from "./keys/api-keys.ts";
import { sealedSigningKeys } from "./keys/sealed-signing-keys.ts";
import { sharedSecret } from "./keys/shared-secret.ts";
import { signingKeys } from "./keys/signing-keys.ts";
import { mountAuthService } from "./service/auth-service.ts";
import type { AuthServiceOptions } from "./service/endpoint.ts";
import { deleteEndedSessions } from "./sessions/delete-ended-sessions.ts";
import { sealedRefreshTokens } from "./sessions/sealed-refresh-tokens.ts";
import { type AuthSettings, defaultAuthSettings } from "./settings/auth-settings.ts";

export interface AuthModuleOptions extends Partial<Omit<AuthServiceOptions, "settings">> {
  settings?: Partial<AuthSettings>;
}

const defaults = { prefix: "/auth/v1", issuer: "adjutant", isApiKeyRequired: true };

/** Accounts and sign-in; `issuer` should be the public address of the auth service. */
export function createAuthModule(options: AuthModuleOptions = {}): Module {
  const service = { ...defaults, ...options, settings: { ...defaultAuthSettings, ...options.settings } };
  return {
    name: "auth",
    authenticate,
    mount(server, services) {
      sharedSecret(services).set(service.settings.sharedJwtSecret);
      mountAuthService(server, services, service);
    },
    jobs: [deleteEndedSessions],
    sealed: [sealedSigningKeys, sealedRefreshTokens, sealedFlowSecrets],
    seed: async ({ services }) => {
      await signingKeys(services).current();
      await apiKeys(services).publishableKey();
    },
  };
}

export const authModule: Module = createAuthModule();
