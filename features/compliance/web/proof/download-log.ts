import { api } from "#platform/web/api/client.ts";
import type { ProvenScope } from "../../contract/index.ts";

const addresses = {
  workspace: "/api/v1/compliance/logs/export",
  installation: "/api/v1/compliance/installation-log/export",
} as const;

/** The log with its proof, as a stream. */
export async function streamLog(
  scope: ProvenScope,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { data } = await api.GET(addresses[scope], { parseAs: "stream", signal });
  if (!data) throw new Error("There is no answer.");
  return data;
}

/** The log with its proof, as a file. */
export async function downloadLog(scope: ProvenScope): Promise<Blob | undefined> {
  const { data } = await api.GET(addresses[scope], { parseAs: "blob" });
  return data;
}
