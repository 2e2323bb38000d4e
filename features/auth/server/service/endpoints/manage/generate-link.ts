import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { requestedTarget } from "../../../flow/requested-target.ts";
import { generateLink } from "../../../manage/generate-link.ts";
import { isLinkType } from "../../../manage/link-type.ts";
import { checkNewPassword } from "../../../password/check-new-password.ts";
import { hashPassword, verifyPassword } from "../../../password/password-hash.ts";
import { refuseInput } from "../../../refuse-input.ts";
import { checkEmail } from "../../../users/check-email.ts";
import { mergeMetadata } from "../../../users/merge-metadata.ts";
import { presentUser } from "../../../users/present-user.ts";
import { findUserByEmail } from "../../../users/user.repository.ts";
import type { Endpoint } from "../../endpoint.ts";
import { optionalObject, optionalText, parseBody } from "../../parse-body.ts";
import { requireServiceRole } from "../../require-service-role.ts";

const LinkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
});

/** Link and code of a mail that the program sends itself. Sends nothing. */
export const generateLinkEndpoint: Endpoint = {
  method: "POST",
  path: "/admin/generate_link",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const { service } = call;
    const body = parseBody(LinkBody, call.body);
    const { type, password } = body;
    if (!isLinkType(type)) {
      return refuseInput(`Invalid email action link type requested: ${type.slice(0, 40)}`);
    }
    const email = checkEmail(body.email);
    const newEmail = type.startsWith("email_change") ? checkEmail(body.new_email) : undefined;
    if (type === "signup") {
      if (!password) refuseInput("Signup requires a valid password");
      checkNewPassword(password, service.settings, [email, body.data?.name]);
    }
    const known = type === "signup" ? await query(ctx, ({ db }) => findUserByEmail(db, email)) : undefined;
    const redirectTo = requestedTarget(call);
    const made = await generateLink(ctx, {
      service,
      type,
      email,
      newEmail,
      passwordHash: type === "signup" && !known ? await hashPassword(password) : undefined,
      isHolder: known !== undefined && (await verifyPassword(password, known.encrypted_password)),
      metadata: mergeMetadata({}, body.data ?? {}),
      redirectTo,
    });
    return {
      json: {
        ...presentUser(made.user),
        action_link: made.link,
        email_otp: made.code,
        hashed_token: made.tokenHash,
        verification_type: made.type,
        redirect_to: redirectTo,
      },
    };
  },
};
