import { api } from "#platform/web/api/client.ts";
import type { ProvenScope } from "../../contract/index.ts";
import type { Finding } from "../../contract/verify/finding.ts";
import { verifyProof } from "../../contract/verify/verify-proof.ts";
import { sha256 } from "./browser-sha256.ts";

/** Verifies the proof of an event of this log here, with the keys that the server shows for the log. */
export async function verifyEvent({ file, origin }: { file: string; origin: string }): Promise<Finding[]> {
  const own = await keysOf("workspace");
  const isOwn = own.some((key) => key.startsWith(`${origin}+`));
  const trustedKeys = isOwn ? own : await keysOf("installation");
  return Array.fromAsync(verifyProof(file, { sha256, trustedKeys }));
}

async function keysOf(scope: ProvenScope): Promise<string[]> {
  const { data } = await api.GET("/api/v1/compliance/logs", { params: { query: { scope } } });
  return data?.logs.flatMap(({ keys }) => keys) ?? [];
}
