import type { Ctx } from "#platform/server/context.ts";
import { callingLimits } from "../asking-limits.ts";
import { openKey } from "../connection-secrets.ts";
import type { LoadedConnection } from "../load-connection.ts";
import { tokenSource } from "../oauth/access-token.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { withKey } from "../with-key.ts";
import type { McpTarget } from "./mcp-target.ts";

/** How a connection of MCP is asked, with its key or its sign-in. */
export function mcpTargetOf(
  ctx: Ctx,
  outside: Outside,
  loaded: LoadedConnection,
  signal: AbortSignal,
): McpTarget {
  const { connection, secrets } = loaded;
  const tooLarge = new AbortController();
  const ended = AbortSignal.any([signal, tooLarge.signal]);
  const limits = { ...callingLimits(ended), onTooLarge: (error: Error) => tooLarge.abort(error) };
  const fetch = outsideFetch(outside, limits);
  const key = openKey(ctx.services.secrets, secrets);
  const { url, headers } = withKey(connection, key, new URL(connection.address));
  const target: McpTarget = { address: url.href, fetch, headers, signal: ended };
  if (connection.auth !== "oauth") return target;
  const source = tokenSource(ctx, outside, loaded);
  return { ...target, token: source.token, renewToken: source.renew };
}
