import { type HttpAnswer, startHttpServer } from "./start-http-server.ts";

export interface TwilioServer extends AsyncDisposable {
  url: string;
  accountSid: string;
  authToken: string;
  received: { to: string; from: string; text: string }[];
  /** Replies before the regular ones. `silence`: no reply at all. */
  script: (HttpAnswer | "silence")[];
}

const accountSid = "AC00000000000000000000000000000001";
const authToken = "the-right-token";

/** The messages API of Twilio, strict about account, form and numbers. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const received: TwilioServer["received"] = [];
  const script: TwilioServer["script"] = [];
  const http = await startHttpServer(({ method, path, headers, body }) => {
    const next = script.shift();
    if (next === "silence") return undefined;
    if (next) return next;
    if (method !== "POST" || path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return problem(404, 20404);
    const basic = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
    if (headers.authorization !== `Basic ${basic}`) return problem(401, 20003);
    if (headers["content-type"] !== "application/x-www-form-urlencoded") return problem(415, 20415);
    const form = new URLSearchParams(body);
    const [to = "", text = ""] = [form.get("To") ?? "", form.get("Body") ?? ""];
    const from = form.get("From") ?? form.get("MessagingServiceSid") ?? "";
    if (!/^\+[1-9]\d{1,14}$/.test(to)) return problem(400, 21211);
    if (!/^(\+[1-9]\d{1,14}|MG\w+)$/.test(from)) return problem(400, 21212);
    if (text === "" || text.length > 1600) return problem(400, text === "" ? 21602 : 21617);
    received.push({ to, from, text });
    return { status: 201, json: { sid: `SM${received.length}`, status: "queued" } };
  });
  return {
    ...http,
    accountSid,
    authToken,
    received,
    script,
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  };
}

function problem(status: number, code: number): HttpAnswer {
  return { status, json: { code, message: "Refused", status } };
}
