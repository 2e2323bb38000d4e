import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";
import { findUserByEmail } from "./user.repository.ts";

/** The password of an account that is about to be opened for the owner of its mailbox. */
export interface ProvedPassword {
  passwordHash: string;
  /** The stored hash of an account with this address, if the password is its. */
  heldHash?: string | undefined;
}

/** Hashes the password, and compares it with that of an unproved account with this address. */
export async function hashForProvedAddress(
  ctx: Ctx,
  email: string,
  password: string,
): Promise<ProvedPassword> {
  const known = await query(ctx.asSystem("auth"), (inner) => findUserByEmail(inner.db, email));
  const held = known?.encrypted_password;
  if (held && (await verifyPassword(password, held))) return { passwordHash: held, heldHash: held };
  return { passwordHash: await hashPassword(password) };
}
