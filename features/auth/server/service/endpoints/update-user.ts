import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { checkNewPassword } from "../../password/check-new-password.ts";
import { hashPassword, verifyPassword } from "../../password/password-hash.ts";
import { checkEmail } from "../../users/check-email.ts";
import { presentUser } from "../../users/present-user.ts";
import { updateUser } from "../../users/update-user.ts";
import type { User } from "../../users/user.ts";
import type { Endpoint } from "../endpoint.ts";
import { userUpdateLimit } from "../limits.ts";
import { optionalObject, optionalText, parseBody } from "../parse-body.ts";
import { requirePerson } from "../require-person.ts";

const UpdateUserBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  data: optionalObject,
  app_metadata: optionalObject,
});

export const updateUserEndpoint: Endpoint = {
  method: "PUT",
  path: "/user",
  limit: userUpdateLimit,
  async answer(ctx, { body, bearer }) {
    const { user, sessionId } = await requirePerson(ctx, bearer);
    const input = parseBody(UpdateUserBody, body);
    if (input.app_metadata) fail(authErrors, "not_admin");
    if (input.phone) fail(authErrors, "phone_provider_disabled", { message: "Phone changes are disabled" });
    const address = input.email ? checkEmail(input.email) : "";
    const newEmail = address && address !== user.email ? address : undefined;
    const passwordHash = input.password != null ? await hashNew(user, input.password) : undefined;
    const updated = await updateUser(ctx, {
      userId: user.id,
      sessionId,
      ...(input.data ? { metadata: input.data } : {}),
      ...(newEmail ? { newEmail } : {}),
      ...(passwordHash ? { passwordHash } : {}),
    });
    return { json: presentUser(updated) };
  },
};

async function hashNew(user: User, password: string): Promise<string> {
  checkNewPassword(password);
  if (await verifyPassword(password, user.encrypted_password)) fail(authErrors, "same_password");
  return hashPassword(password);
}
