import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { describeSettings } from "./describe-settings.ts";
import { loadConfig } from "./load-config.ts";
import { readEnvironment } from "./read-environment.ts";
import { settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

const refusal = (environment: Record<string, string>) => {
  try {
    loadConfig(environment, "/srv/adjutant");
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
  throw new Error("The settings were accepted.");
};

describe("settings", () => {
  it("are complete without any environment", () => {
    expect(loadConfig({}, "/srv/adjutant")).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:3000",
      dataDir: "/srv/adjutant/data",
      databaseUrl: undefined,
      role: "all",
      trustedProxyHops: 0,
      isShownToSearchEngines: true,
      demo: { isOn: true, atOnce: 20, messages: 20, modelBudgetCents: 500, isBrowsingOn: false },
    });
  });

  it("cannot be changed once they are read", () => {
    expect(Object.isFrozen(loadConfig({}, "/srv/adjutant"))).toBe(true);
  });

  it("keep search engines away when they say so", () => {
    expect(loadConfig({ SEARCH_ENGINES: "off" }, "/").isShownToSearchEngines).toBe(false);
  });

  it("treat an empty value as left out", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: " " }, "/srv/adjutant")).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("keep an absolute data folder and drop the slash at the end of the public address", () => {
    const config = loadConfig({ DATA_DIR: "/var/data", PUBLIC_URL: "https://a.example/" }, "/srv/adjutant");
    expect(config).toMatchObject({
      dataDir: "/var/data",
      publicUrl: "https://a.example",
      hasOwnPublicUrl: true,
    });
  });

  it("write an address that a browser understands when the server listens on all addresses", () => {
    expect(loadConfig({ HOST: "0.0.0.0" }, "/").publicUrl).toBe("http://localhost:3000");
    expect(loadConfig({ HOST: "::1", PORT: "80" }, "/").publicUrl).toBe("http://[::1]");
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "assistant.example.com"],
    ["DATABASE_URL", "mysql://localhost/adjutant"],
    ["DATABASE_CONNECTIONS", "1"],
    ["ROLE", "boss"],
    ["LOG_LEVEL", "loud"],
    ["ADMIN_EMAIL", "nobody"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_FROM", "Adjutant"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["SMS_PROVIDER", "pigeon"],
    ["S3_URL", "bucket"],
    ["S3_URL", "https://s3.example.com/"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["SEARCH_ENGINES", "some"],
    ["DEMO", "yes"],
    ["DEMO_AT_ONCE", "0"],
    ["DEMO_MESSAGES", "many"],
    ["DEMO_MODEL_BUDGET_CENTS", "-1"],
    ["DEMO_BROWSING", "true"],
  ])("refuse %s=%s in one line with the remedy", (name, value) => {
    const error = refusal({ [name]: value });
    expect(error.message).toBe(`${name} is "${value}", which is not valid.`);
    expect(error.remedy).toMatch(/^Set it to .+\.$/);
  });

  it("never repeat a password of a refused address", () => {
    const { message, remedy } = refusal({ DATABASE_URL: "mysql://adjutant:geheim@localhost/adjutant" });
    expect(message + remedy).not.toContain("geheim");
  });

  it("refuse a lone role on the embedded database", () => {
    expect(refusal({ ROLE: "worker" }).remedy).toContain("DATABASE_URL");
    expect(loadConfig({ ROLE: "worker", DATABASE_URL: "postgresql://db/adjutant" }, "/").role).toBe("worker");
  });

  it("refuse a provider of text messages without what it needs", () => {
    expect(refusal({ SMS_PROVIDER: "twilio", SMS_TWILIO_ACCOUNT_SID: "AC1" }).message).toBe(
      'SMS_PROVIDER is "twilio", but SMS_TWILIO_AUTH_TOKEN is not set.',
    );
    expect(refusal({ SMS_PROVIDER: "webhook" }).remedy).toContain("SMS_WEBHOOK_URL");
    expect(loadConfig({ SMS_PROVIDER: "log" }, "/").sms).toEqual({ provider: "log" });
    expect(loadConfig({ SMS_WEBHOOK_URL: "https://sms.example" }, "/").sms).toBeUndefined();
  });

  it("are read from .env, where the environment wins", () => {
    const root = mkdtempSync(join(tmpdir(), "settings-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, ".env"), "PORT=4000\nHOST=0.0.0.0\nLOG_LEVEL=debug\n");
    expect(readEnvironment(root, { PORT: "5000", LOG_LEVEL: "" })).toMatchObject({
      PORT: "5000",
      HOST: "0.0.0.0",
      LOG_LEVEL: "debug",
    });
    expect(readEnvironment(join(root, "absent"), { PORT: "1" })).toEqual({ PORT: "1" });
  });

  it("are all described", () => {
    const table = describeSettings();
    for (const name of Object.keys(settings)) expect(table).toContain(`| \`${name}\` |`);
  });
});
