import { z } from "zod";
import { AppError } from "#platform/server/errors.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { type ResendType, resendProof } from "../../proofs/resend-proof.ts";
import { refuseInput } from "../../refuse-input.ts";
import { readContact } from "../../users/read-contact.ts";
import { requestStepMs } from "../duration-steps.ts";
import type { Endpoint } from "../endpoint.ts";
import { resendLimit } from "../limits.ts";
import { padDuration } from "../pad-duration.ts";
import { optionalText, parseBody } from "../parse-body.ts";

const ResendBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

const types: readonly string[] = ["signup", "email_change", "sms", "phone_change"];

/** Resends a pending proof, without revealing whether there is one. */
export const resendEndpoint: Endpoint = {
  method: "POST",
  path: "/resend",
  limit: resendLimit,
  async answer(ctx, call) {
    const { service, body } = call;
    const { settings } = service;
    const input = parseBody(ResendBody, body);
    if (!isResendType(input.type)) {
      return refuseInput(`Missing one of these types: ${types.join(", ")}`);
    }
    const contact = readContact(input, {
      both: "Only an email address or phone number should be provided.",
      none: "Type provided requires an email address or a phone number",
    });
    const isMailType = input.type === "signup" || input.type === "email_change";
    if (isMailType !== (contact.email !== undefined)) {
      refuseInput(`Type provided requires ${isMailType ? "an email address" : "a phone number"}`);
    }
    if (isMailType && !settings.isEmailEnabled) {
      throw new AppError("email_provider_disabled", 400, "Email logins are disabled");
    }
    if (!isMailType && !settings.isPhoneEnabled) {
      throw new AppError("phone_provider_disabled", 400, "Phone logins are disabled");
    }
    const request = {
      service,
      type: input.type,
      contact,
      redirectTo: requestedTarget(call),
      challenge: readCodeChallenge(input.code_challenge, input.code_challenge_method),
    };
    await padDuration(requestStepMs, () => resendProof(ctx, request));
    return { json: {} };
  },
};

function isResendType(type: string): type is ResendType {
  return types.includes(type);
}
