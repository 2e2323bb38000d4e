import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { type Answered, judge } from "./testing/judge.ts";
import { createOffice, type Office } from "./testing/office.ts";
import { allRequests } from "./testing/requests/all-requests.ts";
import { newcomers } from "./testing/requests/newcomers.ts";
import type { OfficeRequest } from "./testing/requests/request.ts";

import { unseenRequests } from "./testing/requests/unseen-requests.ts";

/** Conversations that go on at once. */
const atOnce = 6;

let office: Office;
beforeAll(async () => {
  office = await createOffice();
}, 120_000);
afterAll(() => office[Symbol.asyncDispose]());

async function ask({ ask, before = [], withHandbook, as }: OfficeRequest): Promise<Answered> {
  const client = as === "guest" ? office.guest : office.ann;
  const conversationId = as === "guest" ? await office.openToGuest() : newId();
  const collectionIds = withHandbook ? { collectionIds: [office.collectionId] } : {};
  const options = { conversationId, modelId: "builtin", timeZone: "Europe/Vienna", ...collectionIds };
  const isNewConversation = as !== "guest";
  for (const text of before) await patiently(client, text, { ...options, isNewConversation });
  const { parts, runId } = await patiently(client, ask, { ...options, isNewConversation });
  const rows = await office.look<{ name: string; input: object; status: string }>(
    "select tool_name as name, input, status from tool_calls where run_id = $1",
    [runId],
  );
  const calls = rows.map(({ name, input, status }) => ({
    ...{ name, input: JSON.stringify(input), isDone: status === "succeeded" },
  }));
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("\n\n");
  return { text, calls };
}

/** Nobody asks so much at once: waits as long as a refusal says. */
async function patiently(client: Office["ann"], ...[text, options]: Parameters<Office["ann"]["ask"]>) {
  for (;;) {
    const { status, body, headers } = await client.send(text, options);
    if (status === 202) return client.answerOf(body);
    if (status !== 429) throw new Error(`Sending was refused: ${status} ${JSON.stringify(body)}`);
    await setTimeout(1_000 * Number(headers.get("retry-after") ?? 1));
  }
}

/** Asks them all, and prints those that did not come out as they should. */
async function judged(requests: readonly OfficeRequest[]) {
  const verdicts = new Map<OfficeRequest, string>();
  const waiting = [...requests];
  const work = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const answer = await ask(request);
      const verdict = judge(request.outcome, answer);
      verdicts.set(request, verdict);
      if (verdict !== "right") console.log(told(request, verdict, answer));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const of = (wanted: string) => requests.filter((request) => verdicts.get(request) === wanted);
  console.log(`${of("right").length} of ${requests.length} are right`);
  return { right: of("right").length, silent: of("silent").map(({ ask }) => ask) };
}

function told({ ask }: OfficeRequest, verdict: string, { text, calls }: Answered): string {
  const called = calls.map(({ name, input }) => `${name} ${input.slice(0, 200)}`).join(", ");
  return `${verdict}: ${ask}\n  ${called}\n  ${text.replace(/\n+/g, " / ").slice(0, 300)}`;
}

describe("without a model, the built-in assistant", () => {
  it("gets at least 90 of 100 requests right, and no other wrong without saying so", async () => {
    expect(allRequests).toHaveLength(100);
    const { right, silent } = await judged(allRequests);
    expect(silent).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(90);
  }, 300_000);

  it("gets all of it right that somebody new tries out", async () => {
    expect((await judged(newcomers)).right).toBe(newcomers.length);
  }, 300_000);

  it("gets most of 30 others right that no rule was made for", async () => {
    expect(unseenRequests).toHaveLength(30);
    const { right, silent } = await judged(unseenRequests);
    expect(silent).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(20);
  }, 300_000);
});
