import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";

export interface ScimCall {
  key: ProvisioningKey;
  body: unknown;
  /** The id in the path; empty when there is none. */
  id: string;
  query: Record<string, string | undefined>;
  /** Where the protocol is spoken. */
  baseUrl: string;
}

/** One endpoint; `ctx` acts as the service itself, and `call.key` says for which workspace. */
export interface ScimEndpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** 200 with the JSON unless said, or 204 without any. */
  answer(ctx: Ctx, call: ScimCall): Promise<{ status?: 201; json?: JsonObject }>;
}
