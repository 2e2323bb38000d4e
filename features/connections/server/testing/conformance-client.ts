import { InsufficientScopeError } from "@modelcontextprotocol/client";
import type { JsonObject } from "#platform/contract/json.ts";
import type { McpTarget } from "../mcp/mcp-target.ts";
import { type McpSession, withMcpServer } from "../mcp/with-mcp-server.ts";
import type { OAuthMemory } from "../oauth/oauth-memory.ts";
import {
  beginAuthorization,
  finishAuthorization,
  joinedScopes,
  renewTokens,
  SignInNeededError,
  type SignInTarget,
} from "../oauth/sign-in-steps.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { formOfMcpTool } from "../tools/offered-form.ts";

// The program that the conformance suite runs against its own servers: our client without the database.

const [context = "", address = ""] = process.argv.slice(2);
const given = JSON.parse(context || "{}");
// The suite expects this address of the description.
const publicUrl = "https://conformance-test.local";
const identity = { publicUrl, metadataUrl: `${publicUrl}/client-metadata.json` };
const signal = AbortSignal.timeout(180_000);
const ports = Array.from({ length: 65_536 }, (_, port) => port);
const outside = {
  publicUrl,
  allowedOrigins: ports.flatMap((port) => [`localhost:${port}`, `127.0.0.1:${port}`]),
};
const fetch = outsideFetch(outside, {
  ...{ maxBytes: 5_000_000, firstByteTimeoutMs: 60_000, idleTimeoutMs: 60_000, signal },
});
const memory: OAuthMemory = given.client_id
  ? { client: { client_id: given.client_id, client_secret: given.client_secret } }
  : {};
const place: SignInTarget = { address, identity, fetch };
const target: McpTarget = {
  ...{ address, fetch, signal, headers: {} },
  token: async () => memory.tokens?.access_token,
  renewToken: () => renewTokens(place, memory),
};
const maxSignIns = 3;

for (let signIns = 0; ; signIns += 1) {
  try {
    await withMcpServer(target, useAllTools);
    break;
  } catch (error) {
    if (signIns === maxSignIns || !wantsSignIn(error)) throw error;
    if (error instanceof InsufficientScopeError) {
      memory.scope = joinedScopes(memory.scope, error.requiredScope);
    }
    await signIn();
  }
}

async function useAllTools(session: McpSession): Promise<void> {
  const { tools } = await session.listTools();
  for (const { name, inputSchema } of tools.filter((tool) => formOfMcpTool(tool).problem === null)) {
    const properties = Object.entries(inputSchema.properties ?? {});
    const input = Object.fromEntries(properties.map(([key]) => [key, 1]));
    await session.callTool({ name, inputSchema: inputSchema as JsonObject, input, callId: "conformance" });
  }
}

async function signIn(): Promise<void> {
  const url = await beginAuthorization(place, memory);
  const answer = await globalThis.fetch(url, { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "").searchParams;
  if (back.get("state") !== memory.state) throw new Error("Another state came back.");
  await finishAuthorization(place, memory, {
    code: back.get("code") ?? "",
    iss: back.get("iss") ?? undefined,
  });
}

function wantsSignIn(error: unknown): boolean {
  return error instanceof SignInNeededError || error instanceof InsufficientScopeError;
}
