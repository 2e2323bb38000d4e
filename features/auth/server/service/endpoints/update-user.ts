import { z } from "zod";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { requireAal2ForChange } from "../../factors/require-aal2.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { checkNewPassword } from "../../password/check-new-password.ts";
import { requireFreshProof } from "../../sessions/require-fresh-proof.ts";
import { requireOpenDomain } from "../../sso/company/require-open-domain.ts";
import { checkChannel } from "../../users/check-channel.ts";
import { checkEmail } from "../../users/check-email.ts";
import { checkNames } from "../../users/check-names.ts";
import { checkPhone } from "../../users/check-phone.ts";
import { hashNewPassword } from "../../users/new-password.ts";
import { presentUser } from "../../users/present-user.ts";
import { requireFreeContact } from "../../users/require-free-contact.ts";
import { updateUser } from "../../users/update-user.ts";
import type { Endpoint } from "../endpoint.ts";
import { userUpdateLimit } from "../limits.ts";
import { optionalObject, optionalText, parseBody } from "../parse-body.ts";
import { type Person, requirePerson } from "../require-person.ts";

const UpdateUserBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: optionalObject,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type UpdateUserInput = z.output<typeof UpdateUserBody>;

export const updateUserEndpoint: Endpoint = {
  method: "PUT",
  path: "/user",
  limit: userUpdateLimit,
  async answer(ctx, call) {
    const { body, bearer, service } = call;
    const { settings } = service;
    const person = await requirePerson(ctx, bearer);
    const { user } = person;
    const input = parseBody(UpdateUserBody, body);
    const { password, data } = input;
    if (input.app_metadata) fail(authErrors, "not_admin");
    checkNames(data);
    checkChannel(input.channel);
    const challenge = readCodeChallenge(input.code_challenge, input.code_challenge_method);
    const newEmail = changed(input.email && checkEmail(input.email), user.email);
    const newPhone = changed(input.phone && checkPhone(input.phone), user.phone);
    if (newPhone && !settings.isPhoneEnabled) {
      fail(authErrors, "phone_provider_disabled", { message: "Phone changes are disabled" });
    }
    if (password != null) {
      const { name, full_name } = { ...user.raw_user_meta_data, ...data };
      checkNewPassword(password, settings, [user.email, user.phone, newEmail, name, full_name]);
    }
    const isSignInChanged = Boolean(newEmail || newPhone || password != null);
    if (isSignInChanged || data) await requireAal2ForChange(ctx, person);
    refuseByKind(person, input);
    if (newEmail) await requireOpenDomain(ctx, settings, newEmail);
    await requireFreeContact(ctx, { newEmail, newPhone });
    const { nonce } = input;
    const message = password == null ? undefined : authErrors.reauthentication_needed[1];
    const proofId = isSignInChanged
      ? await requireFreshProof(ctx, person, { settings, nonce, ...(message ? { message } : {}) })
      : undefined;
    const passwordHash =
      password == null
        ? undefined
        : await hashNewPassword(person, { password, currentPassword: input.current_password });
    const updated = await updateUser(person.ctx, {
      service,
      redirectTo: requestedTarget(call),
      challenge,
      proofId,
      ...(data ? { metadata: data } : {}),
      ...(newEmail ? { newEmail } : {}),
      ...(newPhone ? { newPhone } : {}),
      ...(passwordHash ? { passwordHash } : {}),
    });
    return { json: presentUser(updated) };
  },
};

function changed(wished: string, present: string | null): string | undefined {
  return wished && wished !== present ? wished : undefined;
}

/** Refuses changes that anonymous users and single sign-on users may not make. */
function refuseByKind({ user }: Person, { email, phone, password }: UpdateUserInput): void {
  if (user.is_anonymous && password != null && !email && !phone) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw new AppError("validation_failed", 422, message);
  }
  if (user.is_sso_user && (email || phone || password != null)) fail(authErrors, "user_sso_managed");
}
