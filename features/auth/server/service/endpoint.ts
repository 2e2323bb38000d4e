import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";
import type { Bearer } from "../gateway/resolve-bearer.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";

export interface AuthServiceOptions {
  /** Path prefix of the endpoints; may be empty. */
  prefix: string;
  /** The `iss` claim of access tokens, and the service's public address for browsers and mail links. */
  issuer: string;
  /** False admits requests without an API key. */
  isApiKeyRequired: boolean;
  settings: AuthSettings;
}

export interface Call {
  /** Parsed JSON, or the fields of a form. */
  body: unknown;
  query: Record<string, string | undefined>;
  /** Path parameters, by their names after the colon. */
  params: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  bearer: Bearer;
  service: AuthServiceOptions;
}

/** The response: 200 with JSON or text, a redirect, or 204 without a body. */
export interface Answer {
  json?: JsonObject | JsonObject[];
  /** Instead of JSON, with its media type. */
  text?: { type: string; body: string };
  redirect?: { status: 302 | 303; url: string };
  headers?: Record<string, string>;
}

/**
 * One endpoint of the auth service. `ctx` acts as the system, since mostly nobody is signed in. A signed-in person acts
 * in the context of `requirePerson`.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** A GET with effects. HEAD and browser prefetch are answered without running it. */
  isChange?: boolean;
  /** Needs no API key. */
  isOpen?: boolean;
  /** The largest body of a caller without a valid credential, in bytes, where the default is too small. */
  strangersBodyBytes?: number;
  /** Rate limit per address of the caller. */
  limit?: (settings: AuthSettings) => RateLimit;
  answer(ctx: Ctx, call: Call): Promise<Answer>;
}
