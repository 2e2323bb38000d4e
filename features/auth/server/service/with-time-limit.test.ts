import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import { createAuthTestServer, testPassword as password } from "../testing.ts";
import { withTimeLimit } from "./with-time-limit.ts";

it("a call that takes longer than it may is answered with request_timeout, which clients try again", async () => {
  await using server = await createAuthTestServer([], { auth: { settings: { requestSeconds: 0.001 } } });
  const email = `${randomBytes(6).toString("hex")}@example.com`;
  const { error } = await server.authClient().signUp({ email, password });
  expect(error).toMatchObject({ status: 504, name: "AuthRetryableFetchError" });
  const isThere = async () =>
    expect(await server.look("select from auth.users where email = $1", [email])).toHaveLength(1);
  await vi.waitFor(isThere, { timeout: 15_000, interval: 100 });
});

it("what is done in time is answered, refusals too", async () => {
  await using server = await createAuthTestServer();
  const { system: ctx } = server;
  expect(await withTimeLimit(ctx, 10_000, async () => "done")).toBe("done");
  const refusal = new Error("refused");
  await expect(withTimeLimit(ctx, 10_000, () => Promise.reject(refusal))).rejects.toBe(refusal);
});

it("what fails too late is logged, and ends nothing", async () => {
  await using server = await createAuthTestServer();
  const warn = vi.spyOn(server.services.log, "warn");
  const { promise, reject } = Promise.withResolvers<never>();
  const answered = withTimeLimit(server.system, 1, () => promise);
  await expect(answered).rejects.toMatchObject({ code: "request_timeout", status: 504 });
  reject(new Error("much later"));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.anything(), "auth request failed late"));
});
