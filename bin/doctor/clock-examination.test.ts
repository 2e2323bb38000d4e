import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import type { Config } from "#platform/server/config/config.ts";
import { createTestDatabase } from "#platform/server/testing/create-test-database.ts";
import type { OpenDatabase } from "../../apps/server/start/open-database.ts";
import { report } from "./check-installation.ts";
import { clockExamination } from "./clock-examination.ts";

const stripe: Config["billing"] = {
  ...{ provider: "stripe", isLive: false, secretKey: "sk_test_1", publishableKey: "pk_test_1" },
  ...{ webhookSecrets: ["whsec_1"], prices: {} },
};
const noDatabase = () => Promise.reject<OpenDatabase>(new Error("It is away."));

/** Somebody whose clock goes before ours by so many seconds, or does not tell. */
async function clockElsewhere(seconds: number | undefined): Promise<string> {
  const server = createServer((_request, response) => {
    if (seconds === undefined) response.sendDate = false;
    else response.setHeader("date", new Date(Date.now() + seconds * 1_000).toUTCString());
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function examine(billing: Config["billing"], database: Promise<OpenDatabase>, url?: string) {
  const lines: string[] = [];
  const failed = await report(clockExamination({ billing }, database, url), (line) => void lines.push(line));
  return { failed, text: lines.join("\n") };
}

it.each([0, 40, -40])("is in order when Stripe's goes before ours by %i s", async (seconds) => {
  const { failed, text } = await examine(stripe, noDatabase(), await clockElsewhere(seconds));
  expect(failed).toBe(0);
  expect(text).toMatch(/^pass .+ Clock: as that of Stripe$/);
});

it.each([
  [400, "behind"],
  [-400, "ahead of"],
])("is not when Stripe's goes before ours by %i s, and says how it is set", async (seconds, way) => {
  const { failed, text } = await examine(stripe, noDatabase(), await clockElsewhere(seconds));
  expect(failed).toBe(1);
  expect(text).toMatch(new RegExp(`^FAIL .+ It is (39|40)\\d s ${way} that of Stripe: webhooks are refused`));
  expect(text).toContain("set its clock by the network");
});

it("is not examined when nobody tells the time", async () => {
  expect((await examine(stripe, noDatabase(), await clockElsewhere(undefined))).text).toContain(
    "not examined, Stripe did not say what time it is.",
  );
  expect((await examine(stripe, noDatabase(), "http://127.0.0.1:1")).text).toContain(
    "not examined, Stripe could not be reached.",
  );
  expect((await examine({ provider: "sandbox" }, noDatabase())).text).toContain(
    "not examined, the database could not be opened.",
  );
});

it("is that of the database where nobody else takes payments, and nothing outside is asked", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { appConnection, ownerConnection } = database;
  const { folders, description } = { folders: [], description: "" };
  const opened = { appConnection, ownerConnection, folders, description };
  const open = Promise.resolve({ ...opened, check: async () => {}, close: async () => {} });
  const { text } = await examine({ provider: "sandbox" }, open, "http://127.0.0.1:1");
  expect(text).toMatch(/^pass .+ Clock: as that of the database$/);
});
