import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { mailErrors } from "../contract/index.ts";
import { mailAccess } from "./mail.access.ts";
import { findVerifiedAddress } from "./recipients.repository.ts";

/** The verified address of the caller, to which answers go. Undefined when they have none. */
export function readSender(ctx: Ctx): Promise<string | undefined> {
  return query(ctx, mailAccess.read_sender, ({ db }) => findVerifiedAddress(db, userOf(ctx).userId));
}

/** Throws `mail.sender_not_verified`. */
export async function requireSender(ctx: Ctx): Promise<string> {
  return (await readSender(ctx)) ?? fail(mailErrors, "mail.sender_not_verified");
}
