import type { AuthProvider, CallToolResult, Client, Tool } from "@modelcontextprotocol/client";
import type { JsonObject } from "#platform/contract/json.ts";
import type { McpTarget } from "./mcp-target.ts";

export interface McpCall {
  name: string;
  /** As it was listed. It may name arguments that are also sent as headers. */
  inputSchema: JsonObject;
  input: JsonObject;
  callId: string;
}

export interface McpSession {
  /** The tools it lists. `leftOut` are further ones. */
  listTools(): Promise<{ tools: Tool[]; leftOut: number }>;
  callTool(call: McpCall): Promise<CallToolResult>;
  /** Whether the server said during this session that its tools changed. */
  hasChanged(): boolean;
}

const maxPages = 20;
const maxTools = 200;
const requestTimeoutMs = 60_000;

/** The metadata of a call that names it, the same in every attempt. */
export const callIdKey = "adjutant/call-id";

/** Opens a session with a server of MCP, uses it and closes it. */
export async function withMcpServer<T>(
  target: McpTarget,
  use: (session: McpSession) => Promise<T>,
): Promise<T> {
  // Loaded by the first call, to keep the memory of a server without connections small.
  const { Client: McpClient, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  let isChanged = false;
  const noteChange = () => {
    isChanged = true;
  };
  const client = new McpClient(
    { name: "adjutant", version: "1" },
    {
      capabilities: {},
      versionNegotiation: { mode: "auto" },
      // Schemas of strangers are not compiled here. Nobody relies on the shape of an output.
      jsonSchemaValidator: {
        getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
      },
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: noteChange } },
    },
  );
  const transport = new StreamableHTTPClientTransport(new URL(target.address), {
    fetch: target.fetch,
    requestInit: { headers: target.headers },
    onInsufficientScope: "throw",
    ...(target.token ? { authProvider: authProviderOf(target) } : {}),
  });
  const options = { signal: target.signal, timeout: requestTimeoutMs };
  try {
    return await unlessAborted(target.signal, async () => {
      await client.connect(transport, options);
      return use({
        listTools: () => listTools(client, options),
        callTool: async ({ name, inputSchema, input, callId }) => {
          const asked = { name, arguments: input, _meta: { [callIdKey]: callId } };
          const toolDefinition = { name, inputSchema: { ...inputSchema, type: "object" as const } };
          return (await client.callTool(asked, { ...options, toolDefinition })) as CallToolResult;
        },
        hasChanged: () => isChanged,
      });
    });
  } finally {
    // Nobody waits for the farewell.
    void closed(client, transport);
  }
}

function authProviderOf({ token, renewToken }: McpTarget): AuthProvider {
  return {
    token: async () => token?.(),
    onUnauthorized: async () => renewToken?.(),
  };
}

async function listTools(client: Client, options: { signal: AbortSignal; timeout: number }) {
  const tools: Tool[] = [];
  let count = 0;
  let cursor: string | undefined;
  if (!client.getServerCapabilities()?.tools) return { tools, leftOut: 0 };
  for (let page = 0; page < maxPages; page += 1) {
    // An explicit cursor asks for one page.
    const answer = await client.request(
      { method: "tools/list", params: cursor === undefined ? {} : { cursor } },
      options,
    );
    count += answer.tools.length;
    tools.push(...answer.tools.slice(0, maxTools - tools.length));
    cursor = answer.nextCursor;
    if (cursor === undefined) break;
  }
  return { tools, leftOut: count - tools.length + (cursor === undefined ? 0 : 1) };
}

/** Ends the session at the server, which need not answer. */
async function closed(client: Client, transport: { terminateSession(): Promise<void> }): Promise<void> {
  await transport.terminateSession().catch(() => undefined);
  await client.close().catch(() => undefined);
}

/** The library does not end every wait with the signal. */
function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}
