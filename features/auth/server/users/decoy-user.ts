import { randomUUID } from "node:crypto";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Contact } from "./contact.ts";

/**
 * Sign-up response for a taken address: a fictitious user made of the request alone. Clients recognize it by
 * its empty identities.
 */
export function decoyUser({ email, phone }: Contact, metadata: JsonObject, at: Date): JsonObject {
  const now = at.toISOString();
  const provider = email === undefined ? "phone" : "email";
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email: email ?? "",
    phone: phone ?? "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
