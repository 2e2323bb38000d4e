import type { Account } from "../../e2e/fixtures/account.ts";
import type { ImportBatch, ImportedMessage } from "../../features/chat/contract/index.ts";

const batchMessages = 400;

/** What is asked in the question with this number, from 0. */
export function questionOf(number: number): string {
  return `Question ${number}: what has changed since the last time?`;
}

/** Imports a conversation of so many messages, questions and answers in turn. Returns its id. */
export async function importTalk(
  { url }: { url: string },
  { accessToken }: Account,
  count: number,
): Promise<string> {
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Body;
  };
  const messages = Array.from({ length: count }, (_, index) => messageAt(index));
  for (let at = 0; at < count; at += batchMessages) {
    const batch: ImportBatch = {
      origin: "claude",
      conversations: [
        {
          ...{ externalId: "talk", title: "A long talk", leafExternalId: `m${count - 1}` },
          ...{ createdAt: timeOf(0), updatedAt: timeOf(count) },
          messages: messages.slice(at, at + batchMessages),
        },
      ],
    };
    await call("POST", "/api/v1/conversations/import", batch);
  }
  const { items } = await call<{ items: { id: string }[] }>("GET", "/api/v1/conversations");
  const id = items[0]?.id;
  if (!id) throw new Error("The conversation was not imported.");
  return id;
}

function messageAt(index: number): ImportedMessage {
  const isQuestion = index % 2 === 0;
  return {
    externalId: `m${index}`,
    parentExternalId: index === 0 ? null : `m${index - 1}`,
    role: isQuestion ? "user" : "assistant",
    text: isQuestion ? questionOf(index / 2) : answerAt(index),
    createdAt: timeOf(index),
  };
}

/** Paragraphs, and now and then a table, a list or code, as answers have them. */
function answerAt(index: number): string {
  const paragraph = `In week ${index} the numbers of **three** teams moved, and \`two\` of them were reported late. `;
  const extras = [
    "\n\n| Team | Before | After |\n|---|---|---|\n| North | 12 | 14 |\n| South | 9 | 7 |\n",
    "\n\n1. Collect the reports\n2. Compare them\n   - with last week\n   - with the plan\n",
    "\n\n```ts\nconst moved = teams.filter((team) => team.after !== team.before);\nconsole.log(moved.length);\n```\n",
    "",
  ];
  return `${paragraph.repeat(2 + (index % 5))}${extras[index % extras.length] ?? ""}\n\nThat is all.`;
}

function timeOf(index: number): string {
  return new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
}
