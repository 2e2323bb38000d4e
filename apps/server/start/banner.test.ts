import { expect, it } from "vitest";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { banner } from "./banner.ts";

const facts = {
  version: "1.2.3",
  database: "embedded PostgreSQL in data",
  models: "built-in assistant",
  speech: "espeak-ng of this machine",
  dictation: "nobody: browsers that can do it themselves",
  claimUrl: "http://127.0.0.1:3000/auth?claim=secret",
};

it("ends with the line that says the server is ready", () => {
  const lines = banner({ ...facts, config: loadConfig({}, "/") }).split("\n");
  expect(lines.at(-1)).toBe("ready http://127.0.0.1:3000");
  expect(lines.length).toBeLessThan(24);
});

it("names what is embedded and the setting that replaces it", () => {
  const text = banner({ ...facts, config: loadConfig({}, "/") });
  expect(text).toMatch(/Database +embedded PostgreSQL in data +replace with DATABASE_URL/);
  expect(text).toMatch(/Files +in the data folder +replace with S3_URL/);
});

it("says where mail goes", () => {
  const without = banner({ ...facts, config: loadConfig({}, "/") });
  expect(without).toMatch(/Mail +the outbox on \/dev; links are in this log +replace with SMTP_URL/);
  const config = loadConfig({ SMTP_URL: "smtps://me:geheim@mail.example:2465" }, "/");
  expect(banner({ ...facts, config })).toMatch(/Mail +by mail\.example:2465\n/);
});

it("says who takes payments", () => {
  const withSettings = (settings: Record<string, string>) =>
    banner({ ...facts, config: loadConfig(settings, "/") });
  expect(withSettings({})).toMatch(
    /Payments +a sandbox with test cards, no real money +replace with BILLING_PROVIDER=stripe/,
  );
  const sellingNothing = withSettings({ BILLING_PROVIDER: "none" });
  expect(sellingNothing).toMatch(/Payments +none\n/);
  expect(sellingNothing).not.toContain("BILLING_PROVIDER");
});

it("says who speaks, and who writes down what people say", () => {
  const text = banner({ ...facts, config: loadConfig({}, "/") });
  expect(text).toMatch(/Speech +espeak-ng of this machine +replace with SPEECH\n/);
  expect(text).toMatch(/Dictation +nobody: browsers that can do it themselves +replace with TRANSCRIPTION\n/);
});

it("says who searches the web", () => {
  expect(banner({ ...facts, config: loadConfig({}, "/") })).toMatch(
    /Search +nobody: what is known here is searched +replace with SEARCH\n/,
  );
  const config = loadConfig({ SEARCH: "exa", SEARCH_KEY: "geheim" }, "/");
  expect(banner({ ...facts, config })).toMatch(/Search +Exa\n/);
});

it("names no setting for a part that is already replaced, and no password", () => {
  const config = loadConfig(
    { SMTP_URL: "smtps://me:geheim@mail.example", S3_URL: "https://k:geheim@s3.example/b" },
    "/",
  );
  const text = banner({ ...facts, config });
  expect(text).not.toMatch(/replace with S(MTP|3)/);
  expect(text).not.toContain("geheim");
});

it("shows the claim link only while there is no admin", () => {
  const config = loadConfig({}, "/");
  expect(banner({ ...facts, config })).toContain("claim=secret");
  expect(banner({ ...facts, config, claimUrl: undefined })).not.toContain("claim");
});

it("names no address for a worker, which listens on none", () => {
  const text = banner({
    ...facts,
    config: loadConfig({ ROLE: "worker", DATABASE_URL: "postgresql://db/x" }, "/"),
  });
  expect(text.split("\n").at(-1)).toBe("ready worker");
  expect(text).not.toMatch(/https?:|Open|claim/);
});
