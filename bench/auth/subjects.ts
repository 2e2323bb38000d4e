import { randomUUID } from "node:crypto";
import { type Call, send } from "./throughput.ts";

/** A measured service: how each client signs in, checks the session, and refreshes it. */
export interface Subject {
  name: string;
  signIn(client: number): Promise<unknown>;
  check(client: number): Promise<unknown>;
  refresh(client: number): Promise<unknown>;
}

const password = "a good long password";
/** Accounts per client, because rate limits bound the sign-ins to one account. */
const accountsEach = 8;
const json = { "content-type": "application/json" };

/** The product, over its clients' protocol. */
export async function product(url: string, clients: number): Promise<Subject> {
  const { publishableKey } = (await (await fetch(`${url}/api/v1/config`)).json()) as {
    publishableKey: string;
  };
  const headers = { ...json, apikey: publishableKey };
  const post = (path: string, body: object): Call => ({
    method: "POST",
    url: `${url}/auth/v1/${path}`,
    headers,
    body: JSON.stringify(body),
  });
  const emails = Array.from({ length: clients * accountsEach }, () => `${randomUUID()}@example.com`);
  const sessions: { access_token: string; refresh_token: string }[] = [];
  let turn = 0;
  const signIn = async (client: number) => {
    turn += 1;
    const email = emails[turn % emails.length];
    const answer = await send(post("token?grant_type=password", { email, password }));
    sessions[client] = JSON.parse(answer.text);
  };
  for (const email of emails) await send(post("signup", { email, password }));
  for (let client = 0; client < clients; client++) await signIn(client);
  return {
    name: "adjutant",
    signIn,
    check: (client) =>
      send({
        method: "GET",
        url: `${url}/auth/v1/user`,
        headers: { apikey: publishableKey, authorization: `Bearer ${sessions[client]?.access_token}` },
      }),
    async refresh(client) {
      const refresh_token = sessions[client]?.refresh_token;
      sessions[client] = JSON.parse(
        (await send(post("token?grant_type=refresh_token", { refresh_token }))).text,
      );
    },
  };
}

/** The peer, with its cookies. */
export async function peer(url: string, clients: number): Promise<Subject> {
  const emails = Array.from({ length: clients * accountsEach }, () => `${randomUUID()}@example.com`);
  const cookies: string[] = [];
  let turn = 0;
  const post = (path: string, body: object): Call => ({
    method: "POST",
    url: `${url}/api/auth/${path}`,
    headers: { ...json, origin: url },
    body: JSON.stringify(body),
  });
  const signIn = async (client: number) => {
    turn += 1;
    const email = emails[turn % emails.length];
    const answer = await send(post("sign-in/email", { email, password }));
    cookies[client] = answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  };
  const read = (client: number, more: Record<string, string> = {}): Call => ({
    method: "GET",
    url: `${url}/api/auth/get-session`,
    headers: { cookie: cookies[client] ?? "", ...more },
  });
  for (const email of emails) await send(post("sign-up/email", { email, password, name: "Bench" }));
  for (let client = 0; client < clients; client++) await signIn(client);
  return {
    name: "better-auth",
    signIn,
    check: (client) => send(read(client)),
    refresh: (client) => send(read(client, { "x-refresh": "1" })),
  };
}
