import { createHash } from "node:crypto";
import { addressOf, type Contact } from "../users/contact.ts";

/**
 * Names an address or number, known or not, as the one whom an audit event is about: so that its key can be destroyed
 * with the account, and is made alike for addresses that nobody has. `app.contact_subject` says the same in the database.
 */
export function contactSubject(contact: Contact): string {
  const hex = createHash("sha256")
    .update(`contact:${addressOf(contact)}`)
    .digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
