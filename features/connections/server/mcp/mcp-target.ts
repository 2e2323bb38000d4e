import type { OutsideFetch } from "../outside/outside.ts";

/** A server of MCP and how it is asked. */
export interface McpTarget {
  address: string;
  fetch: OutsideFetch;
  /** Sent with every request to it. */
  headers: Record<string, string>;
  /** Ends everything. */
  signal: AbortSignal;
  /** The access token, asked for before each request. Absent: no sign-in. */
  token?: () => Promise<string | undefined>;
  /** Renews a refused token, or throws when nobody is signed in. */
  renewToken?: () => Promise<void>;
}
