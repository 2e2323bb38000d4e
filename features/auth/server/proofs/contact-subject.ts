import { createHash } from "node:crypto";
import { addressOf, type Contact } from "../users/contact.ts";

/**
 * Key subject of an address or number in the audit trail. Its key can be destroyed with the account, and
 * unknown addresses get one alike. `app.contact_subject` is the same function in the database.
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
