import { defineErrors } from "#platform/server/errors.ts";

/** Codes and texts of the auth protocol: clients compare both, so they are as the protocol has them. */
export const authErrors = defineErrors({
  bad_json: [400, "Could not parse request body as JSON"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  conflict: [409, "Too many concurrent token refresh requests on the same session or refresh token"],
  email_exists: [422, "A user with this email address has already been registered"],
  email_not_confirmed: [400, "Email not confirmed"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  invalid_credentials: [400, "Invalid login credentials"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  not_found: [404, "The requested path is not part of this service"],
  not_admin: [403, "User not allowed"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  phone_provider_disabled: [400, "Phone signups are disabled"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  request_entity_too_large: [413, "Request body exceeds the limit of 1 MiB"],
  same_password: [422, "New password should be different from the old password."],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
  user_banned: [403, "User is banned"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  validation_failed: [400, "The request is not valid"],
  weak_password: [422, "Password should be at least 6 characters."],
});

export type AuthErrorCode = keyof typeof authErrors;
