import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { signUpRemarks } from "../../../contract/sign-up-remarks.ts";
import { authErrors } from "../../errors.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { checkNewPassword } from "../../password/check-new-password.ts";
import { holderCookie } from "../../proofs/holder-cookie.ts";
import { refuseInput } from "../../refuse-input.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { requireOpenDomain } from "../../sso/company/require-open-domain.ts";
import { checkChannel } from "../../users/check-channel.ts";
import { checkNames } from "../../users/check-names.ts";
import { mergeMetadata } from "../../users/merge-metadata.ts";
import { readContact } from "../../users/read-contact.ts";
import { worksUnproved } from "../../users/sign-up.ts";
import { signUpAnonymously } from "../../users/sign-up-anonymously.ts";
import { signUpWithPassword } from "../../users/sign-up-with-password.ts";
import { toldLanguage } from "../../users/told-language.ts";
import { signUpStepMs } from "../duration-steps.ts";
import type { Answer, Call, Endpoint } from "../endpoint.ts";
import { anonymousLimit, signUpLimit, spendToken } from "../limits.ts";
import { padDuration } from "../pad-duration.ts";
import { optionalObject, optionalText, parseBody } from "../parse-body.ts";

const SignUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type SignUpInput = z.output<typeof SignUpBody>;

export const signUpEndpoint: Endpoint = {
  method: "POST",
  path: "/signup",
  async answer(ctx, call) {
    const input = parseBody(SignUpBody, call.body);
    const isAnonymous = !input.email && !input.phone;
    const limit = isAnonymous ? anonymousLimit : signUpLimit;
    const { settings } = call.service;
    await spendToken(ctx, limit(settings), addressKey(ctx.source.ip));
    if (!settings.isSignUpEnabled) fail(authErrors, "signup_disabled");
    checkNames(input.data);
    checkChannel(input.channel);
    return isAnonymous ? anonymously(ctx, call, input) : byPassword(ctx, call, input);
  },
};

async function anonymously(ctx: Ctx, { service }: Call, { data }: SignUpInput): Promise<Answer> {
  if (!service.settings.isAnonymousEnabled) fail(authErrors, "anonymous_provider_disabled");
  const grant = await signUpAnonymously(ctx, { service, metadata: data ?? {} });
  return { json: await presentSession(ctx, grant, service) };
}

async function byPassword(ctx: Ctx, call: Call, input: SignUpInput): Promise<Answer> {
  const { service } = call;
  const { settings } = service;
  const { email, phone, password, data } = input;
  if (!password) refuseInput("Signup requires a valid password");
  checkNewPassword(password, settings, [email, phone, data?.name, data?.full_name]);
  const challenge = readCodeChallenge(input.code_challenge, input.code_challenge_method);
  const contact = readContact(
    { email, phone },
    { both: "Only an email address or phone number should be provided on signup.", none: "" },
  );
  if (contact.phone && challenge) refuseInput("PKCE not supported for phone signups");
  if (contact.email && !settings.isEmailEnabled) fail(authErrors, "email_provider_disabled");
  if (contact.phone && !settings.isPhoneEnabled) {
    throw new AppError("phone_provider_disabled", 400, "Phone signups are disabled");
  }
  if (contact.email) await requireOpenDomain(ctx, settings, contact.email);
  const request = {
    service,
    contact,
    password,
    ...readData(data ?? {}),
    redirectTo: requestedTarget(call),
    challenge,
  };
  // Where sign-up returns a session, its absence already reveals a taken address. Padding would hide nothing.
  const stepMs = worksUnproved(service, contact) ? 0 : signUpStepMs;
  const outcome = await padDuration(stepMs, () => signUpWithPassword(ctx, request));
  if (outcome.state === "shown") return { json: outcome.user };
  const { user, sessionId } = outcome.grant;
  return {
    json: await presentSession(ctx, outcome.grant, service),
    headers: holderCookie(ctx, call, { userId: user.id, sessionId }),
  };
}

/** Splits `data` into account metadata, with the page's language, and the page's remarks for other features. */
function readData({ [signUpRemarks]: told, ...data }: JsonObject): {
  metadata: JsonObject;
  remarks: JsonObject;
} {
  const isTold = typeof told === "object" && told !== null && !Array.isArray(told);
  const remarks = isTold ? told : {};
  return { metadata: mergeMetadata(toldLanguage(remarks.language), data), remarks };
}
