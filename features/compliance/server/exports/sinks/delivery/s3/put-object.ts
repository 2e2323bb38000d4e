import { createS3Blobs } from "#platform/server/blobs/s3-blobs.ts";
import { resolvePublic, systemResolver } from "#platform/server/guarded-fetch/resolve-public.ts";
import type { Batch } from "../batch.ts";
import { DeliveryError, saidBy } from "../delivery-error.ts";
import { checkOutside, type Outside } from "../outside.ts";
import type { Target } from "../target.ts";

/** Stores a batch as a file of OCSF lines. The same batch is the same file: one that comes twice replaces itself. */
export async function putObject(
  outside: Outside,
  { address, secrets }: Target,
  { workspaceId, fileName, lines }: Batch,
  { signal }: { signal: AbortSignal },
): Promise<string> {
  const { credentials } = secrets;
  const at = lines[0]?.at ?? new Date(0);
  const [day = "", time = ""] = at.toISOString().split("T");
  const key = `ocsf/${workspaceId}/${day}/${time.slice(0, 2)}/${fileName}.jsonl`;
  const checked = checkOutside(outside, address);
  const addresses = await resolvePublic(checked, outside.resolve ?? systemResolver);
  const url = new URL(address);
  url.username = encodeURIComponent(credentials?.accessKeyId ?? "");
  url.password = encodeURIComponent(credentials?.secretAccessKey ?? "");
  if (credentials?.region) url.searchParams.set("region", credentials.region);

  const blobs = createS3Blobs(url.href, { addresses, signal });
  const content = Buffer.from(lines.map(({ text }) => `${text}\n`).join(""));
  try {
    await blobs.put(key, content, { contentType: "application/jsonl" });
    return saidBy(checked.url.host, key);
  } catch (error) {
    if (error instanceof Error)
      throw new DeliveryError(saidBy(checked.url.host, wordsOf(error)), { cause: error });
    throw error;
  }
}

function wordsOf(error: Error): string {
  const status =
    "$metadata" in error ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;
  const name = error.name === "Error" ? "" : error.name;
  const code = "code" in error ? String(error.code) : "";
  return [status, name, error.message || code].filter(Boolean).join(" ");
}
