import type { Endpoint } from "./endpoint.ts";
import { healthEndpoint } from "./endpoints/health.ts";
import { jwksEndpoint } from "./endpoints/jwks.ts";
import { manageUsersEndpoints } from "./endpoints/manage/users.ts";
import { readUserEndpoint } from "./endpoints/read-user.ts";
import { settingsEndpoint } from "./endpoints/settings.ts";
import { signOutEndpoint } from "./endpoints/sign-out.ts";
import { signUpEndpoint } from "./endpoints/sign-up.ts";
import { tokenEndpoint } from "./endpoints/token.ts";
import { updateUserEndpoint } from "./endpoints/update-user.ts";

/** Everything the auth service answers. */
export const endpoints: Endpoint[] = [
  healthEndpoint,
  settingsEndpoint,
  jwksEndpoint,
  signUpEndpoint,
  tokenEndpoint,
  signOutEndpoint,
  readUserEndpoint,
  updateUserEndpoint,
  ...manageUsersEndpoints,
];
