export { authenticate } from "./caller/authenticate.ts";
export { forgetCaller } from "./caller/forget-caller.ts";
export { resolveDataApiCaller } from "./gateway/resolve-data-api-caller.ts";
export { apiKeys } from "./keys/api-keys.ts";
export { createSecretKey } from "./keys/create-api-key.ts";
export { perServices } from "./per-services.ts";
export { hashToken } from "./sessions/refresh-token.ts";
export { findUserByEmail } from "./users/user.repository.ts";
