import type { JsonObject } from "#platform/contract/json.ts";

/** A person as the identity provider describes them. */
export interface SsoPerson {
  /** The provider's persistent id of the person. */
  subject: string;
  email: string;
  /** Claims by the attribute mapping. */
  claims: JsonObject;
}
