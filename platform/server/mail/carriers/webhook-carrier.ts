import { createHmac } from "node:crypto";
import type { Carrier } from "./carrier.ts";
import { postToProvider } from "./post-to-provider.ts";

export interface WebhookOptions {
  url: string;
  /** The signing key. Text after the prefix `whsec_` is base64. Absent: calls are not signed. */
  secret: string | undefined;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * Posts text messages to a URL of the operator: `{ "id", "to", "text" }`. Signed per Standard Webhooks:
 * HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`. The id is the same at every attempt.
 */
export function createWebhookCarrier({ url, secret, now, timeoutMs = 15_000 }: WebhookOptions): Carrier {
  return {
    deliver({ id, recipient, content }) {
      const body = JSON.stringify({ id, to: `+${recipient}`, text: content.text });
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const headers: Record<string, string> = {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
      };
      if (secret) headers["webhook-signature"] = `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`;
      return postToProvider({ url, headers, body, timeoutMs });
    },
  };
}

function sign(secret: string, text: string): string {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return createHmac("sha256", key).update(text).digest("base64");
}
