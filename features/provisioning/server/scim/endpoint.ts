import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";

export interface ScimCall {
  key: ProvisioningKey;
  body: unknown;
  /** The id in the path; empty without one. */
  id: string;
  query: Record<string, string | undefined>;
  /** Address of the SCIM endpoint. */
  baseUrl: string;
}

/** One SCIM endpoint. `ctx` acts as the system; `call.key` names the workspace. */
export interface ScimEndpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Default 200 with the JSON, or 204 without any. */
  answer(ctx: Ctx, call: ScimCall): Promise<{ status?: 201; json?: JsonObject }>;
}
