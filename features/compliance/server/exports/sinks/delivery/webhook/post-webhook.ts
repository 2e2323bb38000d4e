import { createHmac } from "node:crypto";
import type { Batch } from "../batch.ts";
import { DeliveryError, saidBy } from "../delivery-error.ts";
import type { Outside } from "../outside.ts";
import type { Target } from "../target.ts";
import { postOutside } from "./post-outside.ts";

/** Posts a batch as a JSON array. Only an answer from 200 to 299 takes it. */
export async function postWebhook(
  outside: Outside,
  { address, secrets }: Target,
  { id, lines }: Batch,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<string> {
  const body = `[${lines.map(({ text }) => text).join(",\n")}]`;
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const { host } = new URL(address);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Adjutant",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signWebhook(secrets.signing, { id, timestamp, body }),
  };
  const { status, text } = await postOutside(outside, { url: address, headers, body, signal });
  const words = saidBy(host, `${status} ${text}`);
  if (status < 200 || status > 299) throw new DeliveryError(words);
  return words;
}

/**
 * The signatures of a delivery (Standard Webhooks), one for each secret, separated by spaces: HMAC-SHA256 over
 * `<id>.<timestamp>.<body>`.
 */
function signWebhook(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): string {
  return secrets
    .map((secret) => Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .map((key) => createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64"))
    .map((signature) => `v1,${signature}`)
    .join(" ");
}
