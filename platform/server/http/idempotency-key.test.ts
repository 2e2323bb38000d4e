import { describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { ann, notes, stageHttp } from "./testing/stage-http.ts";

const staged = stageHttp();
const { call } = staged;

describe("Idempotency-Key", () => {
  const post = (key: string, path: string, text = "x", as = ann) =>
    call("POST", path, { as, body: { text }, headers: { "idempotency-key": key } });

  it("performs a repeated request once and gives the first answer again", async () => {
    const [key, path] = [newId(), notes()];
    const first = await post(key, path);
    const again = await post(key, path);
    expect(staged.performed).toEqual(["x"]);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
  });

  it("refuses the repetition while the first is worked on", async () => {
    const [key, path] = [newId(), notes()];
    const gate = Promise.withResolvers<void>();
    staged.hold = gate.promise;
    const first = post(key, path);
    await expect
      .poll(
        async () => (await staged.server.look("select 1 from idempotency_keys where key = $1", [key])).length,
      )
      .toBe(1);
    expect(await post(key, path)).toMatchObject({
      status: 409,
      body: { error: { code: "request.in_progress" } },
    });
    gate.resolve();
    expect((await first).status).toBe(201);
    expect(staged.performed).toEqual(["x"]);
  });

  it("performs one of 20 that come at the same moment", async () => {
    const [key, path] = [newId(), notes()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(key, path)));
    expect(staged.performed).toEqual(["x"]);
    for (const { status } of replies) expect([201, 409]).toContain(status);
  });

  it("refuses the key for another body, and for another address of the same kind", async () => {
    const [key, path] = [newId(), notes()];
    await post(key, path);
    for (const reply of [await post(key, path, "other"), await post(key, notes())]) {
      expect(reply).toMatchObject({ status: 422, body: { error: { code: "request.key_reused" } } });
    }
    expect(staged.performed).toEqual(["x"]);
  });

  it("is free again after the request failed", async () => {
    const [key, path] = [newId(), notes()];
    staged.failOnce = true;
    expect((await post(key, path)).status).toBe(429);
    expect((await post(key, path)).status).toBe(201);
    expect(staged.performed).toEqual(["x"]);
  });

  it("is free again when the server that had it was lost", async () => {
    const [key, path] = [newId(), notes()];
    staged.failOnce = true;
    await post(key, path);
    await staged.server.look(
      "update idempotency_keys set created_at = now() - interval '29 seconds' where key = $1",
      [key],
    );
    expect((await post(key, path)).status).toBe(409);
    await staged.server.look(
      "update idempotency_keys set created_at = now() - interval '31 seconds' where key = $1",
      [key],
    );
    expect((await post(key, path)).status).toBe(201);
  });

  it("belongs to one person in one workspace", async () => {
    const [key, path] = [newId(), notes()];
    await post(key, path);
    const colleague = { ...ann, userId: newId() };
    expect((await post(key, path, "mine", colleague)).body.text).toBe("mine");
    expect((await post(key, path, "elsewhere", { ...ann, workspaceId: newId() })).body.text).toBe(
      "elsewhere",
    );
    expect(staged.performed).toEqual(["x", "mine", "elsewhere"]);
  });

  it("has at most 255 characters", async () => {
    expect((await post("k".repeat(256), notes())).status).toBe(400);
    expect((await post("k".repeat(255), notes())).status).toBe(201);
  });

  it("tells the caller what was done also when the answer cannot be kept, and is not done again", async () => {
    const [key, path] = [newId(), notes()];
    const gate = Promise.withResolvers<void>();
    staged.hold = gate.promise;
    const first = post(key, path);
    await expect
      .poll(
        async () => (await staged.server.look("select 1 from idempotency_keys where key = $1", [key])).length,
      )
      .toBe(1);
    await staged.server.look(
      "alter table idempotency_keys add constraint closed check (status is null) not valid",
    );
    gate.resolve();
    expect((await first).status).toBe(201);
    expect((await post(key, path)).status).toBe(409);
    await staged.server.look("alter table idempotency_keys drop constraint closed");
    expect(staged.performed).toEqual(["x"]);
  });
});
