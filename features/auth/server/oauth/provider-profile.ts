import type { JsonObject } from "#platform/contract/json.ts";

/** Who somebody is at a provider of identities. */
export interface ProviderProfile {
  /** The provider as clients name it. */
  provider: string;
  /** The person's id there, which never becomes somebody else's. */
  subject: string;
  /** In lower case; absent when the provider tells none. */
  email?: string;
  /** The provider vouches that the mailbox is this person's. */
  isEmailVerified: boolean;
  /** What is kept with the identity. */
  claims: JsonObject;
}
