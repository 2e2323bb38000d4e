import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Contact } from "./contact.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { publishProvedAddress } from "./publish-proved-address.ts";
import { findUser, insertUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface AddUser {
  contact: Contact;
  /** Null for a person who signs in by mail or text message only. */
  passwordHash: string | null;
  metadata: JsonObject;
  isConfirmed: boolean;
}

/**
 * Inserts a user inside the open transaction. The database adds the personal workspace with the same id.
 * Undefined when the address or number is taken.
 */
export async function addUser(ctx: Ctx, input: AddUser): Promise<User | undefined> {
  const { contact, passwordHash, metadata, isConfirmed } = input;
  const provider = contact.email === undefined ? "phone" : "email";
  const id = newId();
  const proofs = {
    sub: id,
    ...(contact.email === undefined ? { phone: contact.phone } : { email: contact.email }),
    email_verified: isConfirmed && provider === "email",
    phone_verified: isConfirmed && provider === "phone",
  };
  const isNew = await insertUser(ctx.db, {
    id,
    identityId: newId(),
    ...contact,
    passwordHash,
    appMetadata: { provider, providers: [provider] },
    userMetadata: mergeMetadata(metadata, proofs),
    isConfirmed,
    at: ctx.now(),
  });
  if (isNew && isConfirmed && provider === "email") publishProvedAddress(ctx, id);
  return isNew ? findUser(ctx.db, id) : undefined;
}
