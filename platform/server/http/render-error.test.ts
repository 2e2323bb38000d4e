import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createLogger } from "../log.ts";
import { renderError } from "./render-error.ts";

async function replyTo(failure: Error) {
  const server = Fastify();
  onTestFinished(() => server.close());
  server.setErrorHandler(renderError(createLogger("silent")));
  server.get("/", () => Promise.reject(failure));
  const reply = await server.inject("/");
  return { status: reply.statusCode, code: reply.json().error.code, message: reply.json().error.message };
}

it.each(["53100", "ENOSPC", "EDQUOT"])(
  "says that the disk is full when a write ends with %s",
  async (code) => {
    const failure = Object.assign(new Error("could not extend file /secret/path"), { code });
    expect(await replyTo(failure)).toEqual({
      status: 503,
      code: "server.disk_full",
      message: expect.stringContaining("An admin must free some space"),
    });
  },
);

it("tells no more of another failure than that there was one", async () => {
  const reply = await replyTo(new Error("at /secret/path"));
  expect(reply).toMatchObject({ status: 500, code: "server.failed" });
  expect(reply.message).not.toContain("secret");
});
