import { z } from "zod";
import { AppError } from "#platform/server/errors.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { requestMagicLink } from "../../proofs/request-magic-link.ts";
import { requestTextCode } from "../../proofs/request-text-code.ts";
import { refuseInput } from "../../refuse-input.ts";
import { requireOpenDomain } from "../../sso/company/require-open-domain.ts";
import { checkChannel } from "../../users/check-channel.ts";
import { checkNames } from "../../users/check-names.ts";
import { mergeMetadata } from "../../users/merge-metadata.ts";
import { readContact } from "../../users/read-contact.ts";
import { requestStepMs } from "../duration-steps.ts";
import type { Endpoint } from "../endpoint.ts";
import { otpLimit } from "../limits.ts";
import { padDuration } from "../pad-duration.ts";
import { optionalObject, optionalText, parseBody } from "../parse-body.ts";

const OtpBody = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: optionalObject,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** Sends a link or a code to sign in with. */
export const otpEndpoint: Endpoint = {
  method: "POST",
  path: "/otp",
  limit: otpLimit,
  async answer(ctx, call) {
    const { service, body } = call;
    const { settings } = service;
    const input = parseBody(OtpBody, body);
    const contact = readContact(input, {
      both: "Only an email address or phone number should be provided",
      none: "One of email or phone must be set",
    });
    const challenge = readCodeChallenge(input.code_challenge, input.code_challenge_method);
    const mayCreateUser = input.create_user ?? true;
    checkNames(input.data);
    const metadata = mergeMetadata({}, input.data ?? {});
    if (contact.email === undefined) {
      checkChannel(input.channel);
      if (challenge) refuseInput("PKCE not supported for phone signups");
      if (!settings.isPhoneEnabled)
        throw new AppError("phone_provider_disabled", 400, "Unsupported phone provider");
      const request = { service, phone: contact.phone, mayCreateUser, metadata };
      await padDuration(requestStepMs, () => requestTextCode(ctx, request));
      return { json: {} };
    }
    if (input.channel) refuseInput("Channel should only be specified with Phone OTP");
    if (!settings.isEmailEnabled)
      throw new AppError("email_provider_disabled", 422, "Email logins are disabled");
    const redirectTo = requestedTarget(call);
    const { email } = contact;
    if (mayCreateUser) await requireOpenDomain(ctx, settings, email);
    const request = { service, email, mayCreateUser, metadata, redirectTo, challenge };
    await padDuration(requestStepMs, () => requestMagicLink(ctx, request));
    return { json: {} };
  },
};

/** Older name of `/otp`, for mail only. */
export const magicLinkEndpoint: Endpoint = {
  ...otpEndpoint,
  path: "/magiclink",
  answer: (ctx, call) => otpEndpoint.answer(ctx, { ...call, body: withoutPhone(call.body) }),
};

function withoutPhone(body: unknown): unknown {
  return typeof body === "object" && body !== null ? { ...body, phone: "" } : body;
}
