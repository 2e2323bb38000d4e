import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";

export interface AuthServiceOptions {
  /** Path under which the endpoints are mounted. */
  prefix: string;
  /** The `iss` claim of access tokens. */
  issuer: string;
  /** False lets requests in that carry no API key at all. */
  isApiKeyRequired: boolean;
}

export interface Call {
  body: unknown;
  query: Record<string, string | undefined>;
  bearer: Bearer;
  service: AuthServiceOptions;
}

/** 200 with the JSON, or 204 without a body when there is none. */
export interface Answer {
  json?: JsonObject;
  headers?: Record<string, string>;
}

/** One endpoint of the auth service; `ctx` acts as the service itself. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** True for what anyone may read without an API key. */
  isOpen?: boolean;
  /** Counted per address of the caller. */
  limit?: RateLimit;
  answer(ctx: Ctx, call: Call): Promise<Answer>;
}
