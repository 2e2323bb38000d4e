import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";

/** Throws the refusal for an address whose company requires single sign-on. */
export function refuseClosedDomain(): never {
  fail(authErrors, "user_sso_managed", { message: "Your company signs in with single sign-on." });
}
