import { expect, onTestFinished, test } from "vitest";
import { command } from "../command.ts";
import { createLogger } from "../log.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { deliverMessage } from "./deliver-message.ts";
import { deliverWaitingMessages } from "./deliver-waiting-messages.ts";
import { queueMessage } from "./queue-message.ts";

const link = "https://adjutant.test/auth/v1/verify?token=abc";

const sendLink = command("mail.send_link", unrestricted, (ctx) =>
  queueMessage(ctx, {
    channel: "mail",
    kind: "test.link",
    recipient: "ann@example.com",
    content: { subject: "A link", text: `Open ${link}`, link },
  }),
);

test("without a mail server a mail stays in the outbox, and the log tells its link but not whose it is", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const server = await createTestServer({ modules: [platformModule], log });
  onTestFinished(() => server[Symbol.asyncDispose]());
  await sendLink(server.system, undefined);
  const [row] = await server.look<{ id: string }>("select id from outgoing_messages");
  await deliverMessage.perform(server.system, { id: row?.id ?? "" });
  await deliverWaitingMessages.perform(server.system, {});

  expect(lines.filter((line) => line.includes(link))).toHaveLength(1);
  expect(lines.join()).not.toContain("ann@example.com");
  expect(
    await server.look("select status, attempts, sealed_content is null as is_empty from outgoing_messages"),
  ).toEqual([{ status: "waiting", attempts: 0, is_empty: false }]);
});
