import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";

export interface AuthServiceOptions {
  /** Path under which the endpoints are mounted; may be empty. */
  prefix: string;
  /** The `iss` claim of access tokens, and the address under which browsers and mail links reach the service. */
  issuer: string;
  /** False lets requests in that carry no API key at all. */
  isApiKeyRequired: boolean;
  settings: AuthSettings;
}

export interface Call {
  /** JSON, or the fields of a form. */
  body: unknown;
  query: Record<string, string | undefined>;
  /** Parts of the path, by the names that stand in it after a colon. */
  params: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  bearer: Bearer;
  service: AuthServiceOptions;
}

/** 200 with the JSON or the text, a redirect, or 204 without a body when there is none of them. */
export interface Answer {
  json?: JsonObject | JsonObject[];
  /** Instead of JSON, with its media type. */
  text?: { type: string; body: string };
  redirect?: { status: 302 | 303; url: string };
  headers?: Record<string, string>;
}

/** One endpoint of the auth service; `ctx` acts as the service itself. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** A GET that changes something: a HEAD and a browser that loads it in advance are answered without performing it. */
  isChange?: boolean;
  /** True for what anyone may read without an API key. */
  isOpen?: boolean;
  /** Counted per address of the caller. */
  limit?: (settings: AuthSettings) => RateLimit;
  answer(ctx: Ctx, call: Call): Promise<Answer>;
}
