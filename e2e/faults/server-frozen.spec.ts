import { randomUUID } from "node:crypto";
import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, storedMessages } from "../fixtures/api.ts";
import { answers, conversationIdOf, readWhole, receipts, say } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { readRows } from "../fixtures/read-rows.ts";

const half = "The tools say: 12";
const full = "The tools say: 12 × 12 = 144";
const wakings = ["while its successor writes", "after its successor has finished"] as const;

for (const waking of wakings) {
  test(`a worker that is frozen in mid answer and wakes ${waking} changes nothing more`, {
    tag: "@long",
  }, async ({ page, installation, modelServer }) => {
    const web = await installation.start("web");
    const zombie = await installation.start("worker");
    installation.line.leadTo({ host: "127.0.0.1", port: web.port });
    const account = await createAccount(installation.line);
    await enter(page, installation.line, account, "/chat");
    const name = randomUUID();
    await say(page, `[[script:tool-call held=${name}]] What is 12 * 12?`);
    const answer = answers(page).last();
    await expect(answer.getByText(half, { exact: true })).toBeVisible();
    const runId =
      (await storedMessages(installation.line.url, account, conversationIdOf(page))).at(-1)?.runId ?? "none";

    zombie.freeze();
    await installation.start("worker");
    // Its lease has to run out before another one may take the run.
    await expect(answer.getByText("Interrupted by a restart. Starting this step again.")).toBeVisible({
      timeout: 60_000,
    });
    await expect(answer.getByText(half, { exact: true })).toHaveCount(2);

    if (waking === wakings[0]) zombie.thaw();
    modelServer.release(name);
    await expect(receipts(page)).toHaveCount(1);
    const before = await journalOf(runId);
    if (waking === wakings[1]) zombie.thaw();
    // Ending in order, it first does all that it still has to do.
    expect(await zombie.end("SIGTERM")).toBe(0);
    expect(await journalOf(runId)).toEqual(before);

    await expect(answer.getByText(full, { exact: true })).toBeVisible();
    await expect(answer.getByRole("button", { name: /^Calculate / })).toHaveCount(1);
    const stored = (await storedMessages(installation.line.url, account, conversationIdOf(page))).at(-1);
    expect(stored?.status).toBe("complete");
    const texts = stored?.parts.flatMap((part) =>
      part.type === "text" ? [{ text: part.text.trim(), isInterrupted: part.isInterrupted ?? false }] : [],
    );
    expect(texts).toEqual([
      { text: half, isInterrupted: true },
      { text: full, isInterrupted: false },
    ]);
    const acts = (await auditEventsOf(installation.line.url, account, runId)).map(({ act }) => act);
    expect(acts.filter((act) => act === "tool_call.executed")).toHaveLength(1);
    expect(acts.filter((act) => act === "run.succeeded")).toHaveLength(1);

    await test.step("the stream has every chunk once, and a reload shows the same", async () => {
      let next = 1;
      for (const { first_seq, last_seq } of before.chunks) {
        expect(first_seq).toBe(next);
        next = last_seq + 1;
      }
      const shown = await readWhole(answer);
      await page.reload();
      await expect.poll(() => answer.textContent()).toBe(shown);
    });

    async function journalOf(id: string) {
      const [runs, steps, toolCalls, chunks] = await Promise.all([
        readRows(installation, "select status, fence, attempt, ended_at from runs where id = $1", [id]),
        readRows(
          installation,
          "select number, attempt, status, content, ended_at from run_steps where run_id = $1 order by 1, 2",
          [id],
        ),
        readRows(installation, "select * from tool_calls where run_id = $1 order by id", [id]),
        readRows<{ first_seq: number; last_seq: number; lines: string }>(
          installation,
          "select first_seq, last_seq, lines from run_chunks where run_id = $1 order by first_seq",
          [id],
        ),
      ]);
      return { runs, steps, toolCalls, chunks };
    }
  });
}
