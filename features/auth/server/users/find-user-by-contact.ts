import type { Ctx } from "#platform/server/context.ts";
import type { Contact } from "./contact.ts";
import { findUserByEmail, findUserByPhone } from "./user.repository.ts";
import type { User } from "./user.ts";

export function findUserByContact(ctx: Ctx, { email, phone }: Contact): Promise<User | undefined> {
  return email === undefined ? findUserByPhone(ctx.db, phone) : findUserByEmail(ctx.db, email);
}
