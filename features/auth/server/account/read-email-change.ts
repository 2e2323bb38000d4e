import type { Db } from "#platform/server/db/connection-db.ts";
import { asksPresentMailbox } from "../proofs/send-email-change.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import { listOpenEmailChangeProofs } from "./email-change.repository.ts";

/** The mailboxes that still have to confirm the person's change of address, the present one first. */
export async function readEmailChange(
  db: Db,
  service: AuthServiceOptions,
  userId: string,
): Promise<("present" | "new")[]> {
  const user = await findUser(db, userId);
  if (!user?.new_email) return [];
  if (!asksPresentMailbox(service, user)) return ["new"];
  if (user.email_change_confirmations === 0) return ["present", "new"];
  // A confirmed proof is deleted. An expired one names no mailbox.
  const open = await listOpenEmailChangeProofs(db, userId);
  return open.map((type) => (type === "email_change_new" ? "new" : "present"));
}
