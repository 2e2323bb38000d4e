import type { Endpoint } from "../service/endpoint.ts";
import { managePasskeyEndpoints } from "./endpoints/manage-passkeys.ts";
import { ownPasskeyEndpoints } from "./endpoints/own-passkeys.ts";
import { passkeyRegistrationEndpoints } from "./endpoints/passkey-registration.ts";
import { passkeySignInEndpoints } from "./endpoints/passkey-sign-in.ts";

export const passkeyEndpoints: Endpoint[] = [
  ...passkeyRegistrationEndpoints,
  ...passkeySignInEndpoints,
  ...ownPasskeyEndpoints,
  ...managePasskeyEndpoints,
];
