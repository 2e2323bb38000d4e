import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { findUserByEmail, findUserByPhone } from "./user.repository.ts";

interface WishedContact {
  newEmail?: string | undefined;
  newPhone?: string | undefined;
}

/** Throws `email_exists` or `phone_exists` for a taken contact. The change itself checks again. */
export async function requireFreeContact(ctx: Ctx, { newEmail, newPhone }: WishedContact): Promise<void> {
  await query(ctx, async ({ db }) => {
    if (newEmail && (await findUserByEmail(db, newEmail))) fail(authErrors, "email_exists");
    if (newPhone && (await findUserByPhone(db, newPhone))) fail(authErrors, "phone_exists");
  });
}
