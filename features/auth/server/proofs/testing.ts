import { randomBytes } from "node:crypto";
import { readContent } from "#platform/server/mail/read-content.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

/** A message of the auth service as its recipient reads it. */
export interface ReceivedMessage {
  kind: string;
  text: string;
  /** Digits to type. */
  code: string;
  /** Token in the link; empty in text messages. */
  tokenHash: string;
  link: string;
}

/** All messages to the address or number, oldest first. */
export async function messagesTo(
  { look, services }: Pick<TestServer, "look" | "services">,
  recipient: string,
): Promise<ReceivedMessage[]> {
  const rows = await look<{ id: string; kind: string; sealed_content: string }>(
    "select id, kind, sealed_content from outgoing_messages where recipient = $1 and sealed_content is not null order by created_at, id",
    [recipient],
  );
  return rows.map((row) => {
    const { text } = readContent(services, row);
    const link = /https?:\/\/\S*\/verify\?\S+/.exec(text)?.[0] ?? "";
    const tokenHash = link ? (new URL(link).searchParams.get("token") ?? "") : "";
    const code = /(?<![\w@.-])\d{6,10}(?![\w@-])/.exec(text.replace(link, ""))?.[0] ?? "";
    return { kind: row.kind, text, code, tokenHash, link };
  });
}

/** The newest message; throws without any. */
export async function lastMessageTo(
  server: Pick<TestServer, "look" | "services">,
  recipient: string,
): Promise<ReceivedMessage> {
  const last = (await messagesTo(server, recipient)).at(-1);
  if (!last) throw new Error(`Nothing was sent to ${recipient}.`);
  return last;
}

/** An unknown address. */
export function newAddress(): string {
  return `${randomBytes(6).toString("hex")}@example.com`;
}
