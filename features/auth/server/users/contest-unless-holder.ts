import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { verifyPassword } from "../password/password-hash.ts";
import type { Contact } from "./contact.ts";
import { isProved } from "./contact.ts";
import { contestAddress } from "./contest-address.ts";
import { findUserByContact } from "./find-user-by-contact.ts";

/**
 * Contests a taken address that somebody wants to sign up with, unless it is proved or the password is the
 * account's. Commits by itself, so that the refusal that follows does not undo it.
 */
export async function contestUnlessHolder(ctx: Ctx, contact: Contact, password: string): Promise<void> {
  const known = await query(ctx, (inner) => findUserByContact(inner, contact));
  if (!known || isProved(known, contact)) return;
  if (!(await verifyPassword(password, known.encrypted_password))) await contestAddress(ctx, { contact });
}
