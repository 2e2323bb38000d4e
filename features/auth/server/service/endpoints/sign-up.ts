import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { checkNewPassword } from "../../password/check-new-password.ts";
import { hashPassword } from "../../password/password-hash.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { checkEmail } from "../../users/check-email.ts";
import { decoyUser } from "../../users/decoy-user.ts";
import { mergeMetadata } from "../../users/merge-metadata.ts";
import { signUp } from "../../users/sign-up.ts";
import type { Endpoint } from "../endpoint.ts";
import { signUpLimit } from "../limits.ts";
import { optionalObject, optionalText, parseBody } from "../parse-body.ts";

const SignUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
});

export const signUpEndpoint: Endpoint = {
  method: "POST",
  path: "/signup",
  limit: signUpLimit,
  async answer(ctx, { body, service }) {
    const { email, phone, password, data } = parseBody(SignUpBody, body);
    if (!email && !phone) fail(authErrors, "anonymous_provider_disabled");
    if (!password) {
      fail(authErrors, "validation_failed", { message: "Signup requires a valid password" });
    }
    checkNewPassword(password);
    if (email && phone) {
      const message = "Only an email address or phone number should be provided on signup.";
      fail(authErrors, "validation_failed", { message });
    }
    if (phone) fail(authErrors, "phone_provider_disabled");
    const address = checkEmail(email);
    const metadata = mergeMetadata({}, data ?? {});
    // Hashed in any case, so that a taken address takes as long as a free one.
    const passwordHash = await hashPassword(password);
    const grant = await signUp(ctx, { email: address, passwordHash, metadata });
    if (!grant) return { json: decoyUser(address, metadata, ctx.now()) };
    return { json: await presentSession(ctx, grant, service) };
  },
};
