import { readContent } from "#platform/server/mail/read-content.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

export interface ReadMail {
  kind: string;
  subject: string;
  text: string;
  link: string;
}

/** Billing mails to an address as the reader sees them, oldest first. */
export async function mailsTo(
  { look, services }: Pick<TestServer, "look" | "services">,
  email: string,
): Promise<ReadMail[]> {
  const rows = await look<{ id: string; kind: string; sealed_content: string }>(
    `select id, kind, sealed_content from outgoing_messages
     where recipient = $1 and kind like 'billing.%' and sealed_content is not null order by id`,
    [email],
  );
  return rows.map((row) => {
    const { subject = "", text, link = "" } = readContent(services, row);
    return { kind: row.kind.replace("billing.", ""), subject, text, link };
  });
}
