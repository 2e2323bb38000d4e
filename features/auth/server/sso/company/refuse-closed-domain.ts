import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";

/** Tells that the company of an address lets people in by its single sign-on only. */
export function refuseClosedDomain(): never {
  fail(authErrors, "user_sso_managed", { message: "Your company signs in with single sign-on." });
}
