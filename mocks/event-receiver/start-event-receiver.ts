import { createHmac, timingSafeEqual } from "node:crypto";
import { type HttpAnswer, startHttpServer } from "../sms-server/start-http-server.ts";
import { describeOcsfFault, type OcsfEvent } from "./describe-ocsf-fault.ts";

export interface Delivery {
  id: string;
  events: OcsfEvent[];
}

export interface EventReceiver extends AsyncDisposable {
  url: string;
  /** What was taken, in the order of arrival, doubles included. */
  deliveries: Delivery[];
  /** Requests that were refused, and why. */
  refused: string[];
  /** Secrets of which one must have signed. */
  secrets: string[];
  /** The next answers instead of its own. `silent`: what arrived is taken, and nothing is answered. */
  script: (HttpAnswer | "silent")[];
  /** How many signatures the last delivery carried. */
  signatures: number;
}

const longestBytes = 1_300_000;

/** A strict receiver of events as Standard Webhooks: signed, recent, whole, and each event in the form of OCSF. */
export async function startEventReceiver(now: () => Date = () => new Date()): Promise<EventReceiver> {
  const receiver = {
    ...{ deliveries: [] as Delivery[], refused: [] as string[], secrets: [] as string[] },
    ...{ script: [] as EventReceiver["script"], signatures: 0 },
  };
  const refuse = (status: number, reason: string) => {
    receiver.refused.push(reason);
    return { status, json: { error: reason } };
  };
  const http = await startHttpServer(({ method, headers, body }) => {
    const scripted = receiver.script.shift();
    if (scripted && scripted !== "silent") return scripted;
    const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((name) =>
      String(headers[`webhook-${name}`] ?? ""),
    ) as [string, string, string];
    if (method !== "POST" || headers["content-type"] !== "application/json") return refuse(415, "no JSON");
    if (!/^[\w-]{1,200}$/.test(id)) return refuse(400, `an id like ${id}`);
    if (Math.abs(now().getTime() / 1_000 - Number(timestamp)) > 300) return refuse(400, "an old timestamp");
    receiver.signatures = signature.split(" ").length;
    const signed = `${id}.${timestamp}.${body}`;
    if (!signature.split(" ").some((one) => isBy(receiver.secrets, one, signed)))
      return refuse(401, "a wrong signature");
    if (Buffer.byteLength(body) > longestBytes) return refuse(413, "too much");
    const events: OcsfEvent[] = JSON.parse(body);
    if (events.length > 500) return refuse(413, "too many");
    const fault = events.map(describeOcsfFault).find(Boolean);
    if (fault) return refuse(422, fault);
    receiver.deliveries.push({ id, events });
    return scripted === "silent" ? undefined : { status: 200, json: {} };
  });
  return Object.assign(receiver, {
    url: `${http.url}/events`,
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  });
}

function isBy(secrets: readonly string[], signature: string, text: string): boolean {
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const right = Buffer.from(`v1,${createHmac("sha256", key).update(text).digest("base64")}`);
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
