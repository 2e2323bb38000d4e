import type { Module } from "#platform/server/module.ts";
import { accountRoutes } from "./account/account.routes.ts";
import { archivedAvatar } from "./account/avatar/archived-avatar.ts";
import { avatarRoutes } from "./account/avatar/avatar.routes.ts";
import { deleteAvatar } from "./account/avatar/delete-avatar.ts";
import { accountActs } from "./acts/account-acts.ts";
import { sessionActs } from "./acts/session-acts.ts";
import { authRetention } from "./auth-retention.ts";
import { authenticate } from "./caller/authenticate.ts";
import { authErasable } from "./closing/auth-erasable.ts";
import { closureRoutes } from "./closing/closure.routes.ts";
import { deleteDueAccounts } from "./closing/delete-due-accounts.ts";
import { eraseUser } from "./closing/erase-user.ts";
import { retainedAuthData } from "./closing/retained-data.ts";
import { sealedTotpSecrets } from "./factors/sealed-totp-secrets.ts";
import { sealedFlowSecrets } from "./flow/sealed-flow-secrets.ts";
import { hasCredential } from "./gateway/has-credential.ts";
import { apiKeys } from "./keys/api-keys.ts";
import { sealedSigningKeys } from "./keys/sealed-signing-keys.ts";
import { sharedSecret } from "./keys/shared-secret.ts";
import { signingKeys } from "./keys/signing-keys.ts";
import { tokenIssuer } from "./keys/token-issuer.ts";
import { sealedCodes } from "./proofs/sealed-codes.ts";
import { mountAuthService } from "./service/auth-service.ts";
import { type AuthModuleOptions, serviceOf } from "./service/service-of.ts";
import { deleteEndedSessions } from "./sessions/delete-ended-sessions.ts";
import { sealedRefreshTokens } from "./sessions/sealed-refresh-tokens.ts";
import { companySignInRoutes } from "./sso/company/company-sign-in.routes.ts";
import { sealedSamlKeys } from "./sso/keys/sealed-saml-keys.ts";
import { sealedClientSecrets } from "./sso/oidc/sealed-client-secrets.ts";
import { refreshSamlMetadata } from "./sso/refresh-saml-metadata.ts";
import { deleteUnusedAnonymous } from "./users/delete-unused-anonymous.ts";

/** Accounts and sign-in. */
export function createAuthModule(options: AuthModuleOptions = {}): Module {
  const service = serviceOf(options);
  return {
    name: "auth",
    acts: {
      nouns: { ...accountActs.nouns, ...sessionActs.nouns },
      acts: { ...accountActs.acts, ...sessionActs.acts },
    },
    authenticate,
    hasCredential,
    routes: [accountRoutes(service), avatarRoutes, closureRoutes(service), companySignInRoutes(service)],
    mount(server, services) {
      tokenIssuer(services).set(service.issuer);
      sharedSecret(services).set(service.settings.sharedJwtSecret);
      mountAuthService(server, services, service);
    },
    retention: authRetention,
    jobs: [
      deleteEndedSessions,
      deleteAvatar,
      refreshSamlMetadata,
      deleteDueAccounts(service),
      eraseUser,
      deleteUnusedAnonymous(service),
    ],
    erasable: authErasable,
    keeps: retainedAuthData,
    archived: [archivedAvatar],
    sealed: [
      sealedSigningKeys,
      sealedTotpSecrets,
      sealedSamlKeys,
      sealedClientSecrets,
      sealedRefreshTokens,
      sealedFlowSecrets,
      sealedCodes,
    ],
    seed: async ({ services }) => {
      await signingKeys(services).current();
      await apiKeys(services).publishableKey();
    },
  };
}

export const authModule: Module = createAuthModule();
