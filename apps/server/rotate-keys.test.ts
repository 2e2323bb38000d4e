import { stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCli } from "#features/admin/server/index.ts";
import { serviceOf } from "#features/auth/server/index.ts";
import { ensureSigningKey } from "#features/auth/server/keys/ensure-signing-key.ts";
import { refreshSession } from "#features/auth/server/sessions/refresh-session.ts";
import { openProviderKey } from "#features/models/server/provider-key.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { readTables } from "#platform/server/testing/sample-row.ts";
import { createModules } from "./modules.ts";
import { type CommandWorld, createCommandWorld } from "./testing/command-world.ts";

const modules = createModules({ publicUrl: "http://127.0.0.1" });
const sealed = modules.flatMap((module) => module.sealed ?? []);

/** A server that runs on while the command line beside it rotates the keys. */
let running: CommandWorld;
let beside: TestServer;

beforeAll(async () => {
  running = await createCommandWorld();
  beside = await createTestServer({ modules: [], beside: running });
});
afterAll(async () => {
  await beside[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

async function rotate() {
  const lines: string[] = [];
  const { keyFile } = running;
  const code = await adminCli(["rotate-keys"], beside.system, (line) => lines.push(line), {
    keyFile,
    sealed,
    authService: serviceOf(),
    workspaceIdOf: async (_ctx, words) => words,
  });
  return { code, text: lines.join("\n") };
}

/** Every sealed secret of the database, wherever it lies. */
async function allSealed() {
  const { default: pg } = await import("pg");
  const client = new pg.Client(running.database.superuserConnection);
  await client.connect();
  try {
    const found: { place: string; value: string }[] = [];
    for (const { name, columns } of await readTables(client, ["public", "auth"])) {
      for (const { name: column } of columns.filter(({ type }) => type === "text")) {
        const { rows } = await client.query<{ value: string }>(
          `select ${column} as value from ${name} where ${column} like 'v1.k%'`,
        );
        found.push(...rows.map(({ value }) => ({ place: `${name}.${column}`, value })));
      }
    }
    return found;
  } finally {
    await client.end();
  }
}

const prefix = () => beside.services.secrets.currentPrefix;

describe("npm run admin -- rotate-keys", () => {
  it("seals every secret of the product anew, which the running server opens as before", async () => {
    const { id } = await running.newProvider();
    const { refreshToken } = await running.newPerson();
    const next = await refreshSession(running.system, { refreshToken });
    const before = prefix();
    const { code, text } = await rotate();
    expect(code).toBe(0);
    expect(text).toMatch(/^The new master key is k[0-9a-f]{8}\. Re-encrypted: \d+\./);
    expect(prefix()).not.toBe(before);

    const found = await allSealed();
    expect(new Set(found.map(({ place }) => place))).toEqual(
      new Set([
        "auth.one_time_tokens.sealed_code",
        "auth.refresh_tokens.sealed_token",
        "auth.signing_keys.sealed_private_jwk",
        "public.billing_keys.sealed_key",
        "public.data_keys.wrapped_key",
        "public.log_keys.sealed_private_key",
        "public.model_providers.api_key",
        "public.outgoing_messages.sealed_content",
      ]),
    );
    expect(found.filter(({ value }) => !value.startsWith(prefix()))).toEqual([]);

    const { secrets } = running.services;
    const [provider] = await running.look<{ id: string; api_key: string }>(
      "select id, api_key from model_providers where id = $1",
      [id],
    );
    expect(provider && openProviderKey(secrets, provider)).toBe(running.model.apiKey);
    expect(await refreshSession(running.system, { refreshToken })).toMatchObject({
      refreshToken: "refreshToken" in next ? next.refreshToken : "",
    });
    await ensureSigningKey(running.system, {});
    expect(await running.look("select kid from auth.signing_keys")).toHaveLength(1);
  });

  it("is used by a running server at once, for what it seals from then on", async () => {
    await rotate();
    await expect.poll(() => running.services.secrets.currentPrefix).toBe(prefix());
    expect((await stat(running.keyFile)).mode & 0o777).toBe(0o600);
  });

  it("leaves what no key opens as it is, says how many, and seals the rest", async () => {
    const [lost, kept] = [await running.newProvider(), await running.newProvider()];
    await running.look("update model_providers set api_key = 'v1.kgone.a.b.c' where id = $1", [lost.id]);
    expect((await rotate()).text).toContain("No key in the file decrypts 1;");
    const rows = await running.look<{ id: string; api_key: string }>(
      "select id, api_key from model_providers",
    );
    expect(rows.find(({ id }) => id === lost.id)?.api_key).toBe("v1.kgone.a.b.c");
    expect(rows.find(({ id }) => id === kept.id)?.api_key.startsWith(prefix())).toBe(true);
    await running.look("delete from model_providers where id = $1", [lost.id]);
  });

  it("goes through more than one batch, and says in the audit trail what was done", async () => {
    const { secrets } = running.services;
    const { userId } = (await running.newPerson()).actor;
    const ids = Array.from({ length: 1_203 }, () => crypto.randomUUID());
    await running.look(
      `insert into data_keys (id, workspace_id, subject_id, quarter, wrapped_key)
       select id, $2, gen_random_uuid(), '2020Q1', wrapped from unnest($1::uuid[], $3::text[]) as k (id, wrapped)`,
      [ids, userId, ids.map((id) => secrets.encrypt("key", id))],
    );
    await rotate();
    expect((await allSealed()).filter(({ value }) => !value.startsWith(prefix()))).toEqual([]);
    const rows = await running.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'master_key.resealed' order by id desc limit 20",
    );
    const facts = rows.map(({ envelope }) => JSON.parse(envelope.toString()).facts);
    expect(facts.filter(({ table, count }) => table === "data_keys" && count === 500)).toHaveLength(2);
  });
});
