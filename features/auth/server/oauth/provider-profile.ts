import type { JsonObject } from "#platform/contract/json.ts";

/** A person at an identity provider. */
export interface ProviderProfile {
  /** The provider's name in the protocol. */
  provider: string;
  /** The person's id there, which the provider never reassigns. */
  subject: string;
  /** In lower case; absent when the provider sends none. */
  email?: string;
  /** The provider vouches that the mailbox belongs to this person. */
  isEmailVerified: boolean;
  /** Stored with the identity. */
  claims: JsonObject;
}
