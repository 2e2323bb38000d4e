import { randomUUID } from "node:crypto";
import type { SentMessage } from "#features/chat/contract/index.ts";
import type { BegunDemo } from "#features/demo/contract/index.ts";
import { callApi, storedMessages, textOf } from "../fixtures/api.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { holdAnswer } from "../fixtures/held-answer.ts";
import { holdRows } from "../fixtures/hold-rows.ts";
import { linesWith } from "../fixtures/lines-with.ts";
import { readRows } from "../fixtures/read-rows.ts";

test("after kill -9 a demo goes on with its answer, and after another one in the middle of its erasure nothing of it stays", {
  tag: "@long",
}, async ({ product, modelServer }) => {
  const begun = await fetch(`${product.url}/api/v1/demo`, { method: "POST" });
  const { token, id } = (await begun.json()) as BegunDemo;
  const visitor = { accessToken: token };
  const canary = randomUUID();
  const ask = async (text: string) => {
    const conversationId = randomUUID();
    const body = { id: randomUUID(), text: `${text} ${canary}`, isNewConversation: true };
    await callApi<SentMessage>(product.url, visitor, `/conversations/${conversationId}/messages`, body);
    return conversationId;
  };
  const lastOf = async (conversationId: string) =>
    (await storedMessages(product.url, visitor, conversationId)).at(-1);

  await test.step("killed in the middle of an answer", async () => {
    const held = holdAnswer(modelServer);
    const conversationId = await ask(held.question);
    await expect
      .poll(() => readRows(product, "select from run_chunks where workspace_id = $1", [id]))
      .not.toEqual([]);
    await product.killServer();
    held.release();
    await product.restart();
    await expect
      .poll(async () => (await lastOf(conversationId))?.status, { timeout: 60_000 })
      .toBe("complete");
    const answer = await lastOf(conversationId);
    expect(answer && textOf(answer)).toContain(held.full);
  });

  await test.step("killed in the middle of the erasure, while another answer is being written", async () => {
    const held = holdAnswer(modelServer);
    await ask(held.question);
    const keys = await holdRows(product, "select from data_keys where workspace_id = $1 for update", [id]);
    const ended = await fetch(`${product.url}/api/v1/demo`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(204);
    await expect.poll(keys.isWaitedFor).toBe(true);
    await product.killServer();
    held.release();
    await keys.release();
    expect(await readRows(product, "select from data_keys where workspace_id = $1", [id])).not.toEqual([]);
    await product.restart();
    // Long before the quarter of an hour that a job may take, and the hour after which an erasure looks again.
    await expect
      .poll(() => readRows(product, "select from data_keys where workspace_id = $1", [id]), {
        timeout: 90_000,
      })
      .toEqual([]);
    const left = await linesWith(product, [id, canary]);
    expect(
      left.filter(
        (line) => !/^(public\.(audit_events|audit_facets|logs|log_checkpoints)|pgboss\.\w+) /.test(line),
      ),
    ).toEqual([]);
    expect(left.filter((line) => line.includes(canary))).toEqual([]);
  });

  await test.step("its token opens nothing", async () => {
    await expect(callApi(product.url, visitor, "/demo")).rejects.toThrow("401");
  });
});
