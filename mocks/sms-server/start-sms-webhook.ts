import { createHmac, timingSafeEqual } from "node:crypto";
import { type HttpAnswer, startHttpServer } from "./start-http-server.ts";

export interface SmsWebhook extends AsyncDisposable {
  url: string;
  secret: string;
  received: { id: string; to: string; text: string }[];
  script: HttpAnswer[];
}

const key = Buffer.from("a key that only both of them know");

/** A receiver of text messages. Accepts only signed, recent and new ones. */
export async function startSmsWebhook(now: () => Date = () => new Date()): Promise<SmsWebhook> {
  const received: SmsWebhook["received"] = [];
  const script: HttpAnswer[] = [];
  const http = await startHttpServer(({ headers, body }) => {
    const next = script.shift();
    if (next) return next;
    const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = headers;
    const right = `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    const isSigned = typeof signature === "string" && signature.length === right.length;
    if (!isSigned || !timingSafeEqual(Buffer.from(signature), Buffer.from(right)))
      return { status: 401, json: {} };
    if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > 300) return { status: 400, json: {} };
    const message = JSON.parse(body);
    if (!received.some((known) => known.id === message.id)) received.push(message);
    return { status: 200, json: {} };
  });
  return {
    ...http,
    url: `${http.url}/sms`,
    secret: `whsec_${key.toString("base64")}`,
    received,
    script,
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  };
}
