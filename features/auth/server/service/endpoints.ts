import { factorEndpoints } from "../factors/factor-endpoints.ts";
import { passkeyEndpoints } from "../passkeys/passkey-endpoints.ts";
import { adminSsoProviderEndpoints } from "../sso/endpoints/admin-sso-providers.ts";
import { oidcCallbackEndpoint } from "../sso/endpoints/oidc-callback.ts";
import { samlAcsEndpoint } from "../sso/endpoints/saml-acs.ts";
import { samlMetadataEndpoint } from "../sso/endpoints/saml-metadata.ts";
import { ssoEndpoint } from "../sso/endpoints/sso.ts";
import type { Endpoint } from "./endpoint.ts";
import { authorizeEndpoint } from "./endpoints/authorize.ts";
import { callbackEndpoints } from "./endpoints/callback.ts";
import { healthEndpoint } from "./endpoints/health.ts";
import { identitiesEndpoints } from "./endpoints/identities.ts";
import { jwksEndpoint } from "./endpoints/jwks.ts";
import { auditEndpoint } from "./endpoints/manage/audit.ts";
import { generateLinkEndpoint } from "./endpoints/manage/generate-link.ts";
import { inviteEndpoint } from "./endpoints/manage/invite.ts";
import { manageUsersEndpoints } from "./endpoints/manage/users.ts";
import { openidConfigurationEndpoint } from "./endpoints/openid-configuration.ts";
import { magicLinkEndpoint, otpEndpoint } from "./endpoints/otp.ts";
import { readUserEndpoint } from "./endpoints/read-user.ts";
import { reauthenticateEndpoints } from "./endpoints/reauthenticate.ts";
import { recoverEndpoint } from "./endpoints/recover.ts";
import { resendEndpoint } from "./endpoints/resend.ts";
import { settingsEndpoint } from "./endpoints/settings.ts";
import { signOutEndpoint } from "./endpoints/sign-out.ts";
import { signUpEndpoint } from "./endpoints/sign-up.ts";
import { tokenEndpoint } from "./endpoints/token.ts";
import { unsupportedEndpoints } from "./endpoints/unsupported-endpoints.ts";
import { updateUserEndpoint } from "./endpoints/update-user.ts";
import { verifyEndpoint, verifyLinkEndpoint } from "./endpoints/verify.ts";

/** All endpoints of the auth service. */
export const endpoints: Endpoint[] = [
  healthEndpoint,
  settingsEndpoint,
  jwksEndpoint,
  openidConfigurationEndpoint,
  signUpEndpoint,
  tokenEndpoint,
  signOutEndpoint,
  readUserEndpoint,
  updateUserEndpoint,
  recoverEndpoint,
  otpEndpoint,
  magicLinkEndpoint,
  resendEndpoint,
  ...reauthenticateEndpoints,
  verifyEndpoint,
  verifyLinkEndpoint,
  ...factorEndpoints,
  ...passkeyEndpoints,
  ...manageUsersEndpoints,
  inviteEndpoint,
  generateLinkEndpoint,
  auditEndpoint,
  ssoEndpoint,
  samlMetadataEndpoint,
  samlAcsEndpoint,
  oidcCallbackEndpoint,
  ...adminSsoProviderEndpoints,
  authorizeEndpoint,
  ...callbackEndpoints,
  ...identitiesEndpoints,
  ...unsupportedEndpoints,
];
