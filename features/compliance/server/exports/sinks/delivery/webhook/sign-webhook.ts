import { createHmac } from "node:crypto";

/**
 * The signatures of a delivery (Standard Webhooks), one for each secret, separated by spaces: HMAC-SHA256 over
 * `<id>.<timestamp>.<body>`.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): string {
  return secrets
    .map((secret) => Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .map((key) => createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64"))
    .map((signature) => `v1,${signature}`)
    .join(" ");
}
