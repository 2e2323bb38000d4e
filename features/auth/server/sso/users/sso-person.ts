import type { JsonObject } from "#platform/contract/json.ts";

/** What an identity provider says about somebody who signs in. */
export interface SsoPerson {
  /** Its own lasting name for the person. */
  subject: string;
  email: string;
  /** What the mapping of attributes found. */
  claims: JsonObject;
}
