import { createHmac } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../command.ts";
import { createCtx } from "../create-ctx.ts";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { requireAllListed } from "../testing/require-audit-trail.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import type { AuditInput } from "./audit-input.ts";
import { canonicalJson } from "./canonical-json.ts";
import { commitTo } from "./commitment.ts";
import { openFields } from "./seal-fields.ts";

let server: TestServer;
const ann = createUserActor({ email: "ann@example.com" });

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Changes a row and says so. */
const note = command("test.note", unrestricted, async (ctx, audit: AuditInput) => {
  const id = newId();
  await ctx.emit({ name: "test.noted", workspaceId: audit.workspaceId ?? ann.workspaceId, data: { id } });
  await ctx.audit(audit);
});
/** Changes a watched row and says what is given: nothing, or something else. */
const changeSilently = command(
  "test.change_silently",
  unrestricted,
  async (ctx, said: Partial<AuditInput>) => {
    const { act } = said;
    if (act) await ctx.audit({ ...said, act });
    const { sql } = await import("kysely");
    await sql`insert into conversations (workspace_id, id, user_id, title)
    values (${ann.workspaceId}, ${newId()}, ${ann.userId}, 'x')`.execute(ctx.db);
  },
);

interface Row {
  id: string;
  act: string;
  envelope: Buffer;
  sealed: Buffer | null;
  data_key_id: string | null;
  actor_id: string | null;
}

async function newest(): Promise<Row> {
  const [row] = await server.look<Row & pg.QueryResultRow>(
    "select * from audit_events order by id desc limit 1",
  );
  if (!row) throw new Error("There is no audit event.");
  return row;
}

const countOf = async (table: string) =>
  (await server.look<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

const full: AuditInput = {
  act: "test.noted",
  target: [{ type: "test", id: "t1" }],
  facts: { characters: 12, is_edit: false },
  sealed: { title: "Grüße an Bob", note: "" },
  conversationId: newId(),
};

describe("an audit event", () => {
  it("has an envelope in canonical JSON that says who did what to which, and nothing personal", async () => {
    const ctx = createCtx(server.services, ann, {
      requestId: "r1",
      source: { ip: "203.0.113.9", userAgent: "Browser 1" },
    });
    await note(ctx, full);
    const row = await newest();
    const text = row.envelope.toString("utf8");
    const envelope = JSON.parse(text);
    expect(canonicalJson(envelope)).toBe(text);
    expect(envelope).toMatchObject({
      v: 1,
      id: row.id,
      ts_src: "srv",
      workspace: ann.workspaceId,
      cat: "test",
      act: "test.noted",
      actor: { t: "user", id: ann.userId },
      auth: { m: "session", sid: ann.sessionId },
      req: "r1",
      conv: full.conversationId,
      tgt: [{ t: "test", id: "t1" }],
      facts: { characters: 12, is_edit: false },
      out: "ok",
      dek: row.data_key_id,
    });
    expect(Object.keys(envelope.c).sort()).toEqual(["ip", "note", "title", "ua"]);
    for (const secret of ["Grüße", "203.0.113.9", "Browser 1", "ann@example.com"]) {
      expect(`${text}${row.sealed?.toString("latin1")}`).not.toContain(secret);
    }
  });

  it("opens with the data key of the person, and each commitment holds for its salt and value", async () => {
    await note(server.as(ann), full);
    const row = await newest();
    const key = await server.services.dataKeys.get(ann.workspaceId, ann.userId, new Date());
    expect(key.id).toBe(row.data_key_id);
    const fields = openFields(row.sealed ?? Buffer.of(), key, `${row.id}/${ann.workspaceId}`);
    expect(fields.title?.value).toBe("Grüße an Bob");
    expect(fields.note?.value).toBe("");
    const { c } = JSON.parse(row.envelope.toString());
    for (const [name, field] of Object.entries(fields)) {
      const byHand = createHmac("sha256", Buffer.from(field.salt, "base64"))
        .update(Buffer.concat([Buffer.from(name), Buffer.of(0), Buffer.from(field.value)]))
        .digest("hex");
      expect(c[name]).toBe(byHand);
      expect(commitTo(name, field)).toBe(byHand);
      expect(Buffer.from(field.salt, "base64")).toHaveLength(32);
      expect(commitTo(name, { ...field, value: `${field.value}.` })).not.toBe(byHand);
    }
  });

  it("commits to the same value differently every time, so that guesses cannot be compared", async () => {
    await note(server.as(ann), full);
    const first = JSON.parse((await newest()).envelope.toString()).c.title;
    await note(server.as(ann), full);
    expect(JSON.parse((await newest()).envelope.toString()).c.title).not.toBe(first);
  });

  it("stays closed for another event, another key, and when a byte was changed", async () => {
    await note(server.as(ann), full);
    const { id, sealed } = await newest();
    const bytes = sealed ?? Buffer.of();
    const at = new Date();
    const key = await server.services.dataKeys.get(ann.workspaceId, ann.userId, at);
    const other = await server.services.dataKeys.get(ann.workspaceId, newId(), at);
    const context = `${id}/${ann.workspaceId}`;
    expect(() => openFields(bytes, key, `${newId()}/${ann.workspaceId}`)).toThrow();
    expect(() => openFields(bytes, { ...key, key: other.key }, context)).toThrow();
    expect(() => openFields(bytes, { ...key, id: other.id }, context)).toThrow();
    for (const position of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(() => openFields(changed, key, context), `byte ${position}`).toThrow();
    }
    expect(() => openFields(bytes.subarray(0, 20), key, context)).toThrow();
  });

  it("has one data key a person and quarter, also when two servers make it at the same moment", async () => {
    const beside = await createTestServer({ modules: [], beside: server });
    const subject = newId();
    const at = new Date("2026-03-31T23:59:59Z");
    const keys = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? server : beside).services.dataKeys.get(ann.workspaceId, subject, at),
      ),
    );
    expect(new Set(keys.map(({ id, key }) => `${id}${key.export().toString("hex")}`)).size).toBe(1);
    const next = await server.services.dataKeys.get(
      ann.workspaceId,
      subject,
      new Date("2026-04-01T00:00:00Z"),
    );
    expect(next.id).not.toBe(keys[0]?.id);
    await beside[Symbol.asyncDispose]();
  });

  it("has no sealed part and no key when nothing in it is personal", async () => {
    await note(server.system, { act: "test.noted", workspaceId: ann.workspaceId });
    expect(await newest()).toMatchObject({ sealed: null, data_key_id: null, actor_id: null });
  });

  it("of background work names whom it worked for, and is sealed with that person's key", async () => {
    await note(server.system, {
      act: "test.noted",
      workspaceId: ann.workspaceId,
      onBehalfOf: ann.userId,
      sealed: { text: "x" },
    });
    const row = await newest();
    expect(JSON.parse(row.envelope.toString())).toMatchObject({
      actor: { t: "system", id: "test" },
      obo: { t: "user", id: ann.userId },
    });
    const key = await server.services.dataKeys.get(ann.workspaceId, ann.userId, new Date());
    expect(row.data_key_id).toBe(key.id);
  });

  it("of what a person did names nobody for whom it was done, unless that is somebody else", async () => {
    const ownerOf = async (onBehalfOf: string) => {
      await note(server.as(ann), { act: "test.noted", onBehalfOf });
      return JSON.parse((await newest()).envelope.toString());
    };
    const own = await ownerOf(ann.userId);
    expect(own).toMatchObject({
      actor: { t: "user", id: ann.userId },
      auth: { m: "session", sid: ann.sessionId },
    });
    expect(own).not.toHaveProperty("obo");
    const bob = newId();
    expect(await ownerOf(bob)).toMatchObject({ obo: { t: "user", id: bob } });
  });
});

describe("the change fails with its event", () => {
  it.each<[string, AuditInput]>([
    ["when it names no workspace", { act: "test.noted" }],
    [
      "when a fact is no whole number",
      { act: "test.noted", workspaceId: ann.workspaceId, facts: { n: 1.5 } },
    ],
    [
      "when it is larger than an envelope may be",
      { act: "test.noted", workspaceId: ann.workspaceId, facts: { text: "x".repeat(70_000) } },
    ],
  ])("%s", async (_when, audit) => {
    const before = [await countOf("events"), await countOf("audit_events")];
    await expect(note(server.system, audit)).rejects.toThrow();
    expect([await countOf("events"), await countOf("audit_events")]).toEqual(before);
  });

  it("when the event is for another workspace than the person's", async () => {
    await expect(note(server.as(ann), { ...full, workspaceId: newId() })).rejects.toThrow(
      "row-level security policy",
    );
  });

  it("and in tests also when there is no event at all", async () => {
    const before = await countOf("conversations");
    await expect(changeSilently(server.as(ann), {})).rejects.toThrow(
      "A row of conversations was changed (INSERT) without an audit event",
    );
    expect(await countOf("conversations")).toBe(before);
  });

  it.each<[string, Partial<AuditInput>]>([
    ["about something else", { act: "session.started" }],
    ["with the table's name at another place", { act: "test.conversation" }],
    ["in another workspace", { act: "conversation.created", workspaceId: newId() }],
  ])("and in tests also when the event is %s", async (_what, said) => {
    const before = await countOf("conversations");
    await expect(changeSilently(server.system, { workspaceId: ann.workspaceId, ...said })).rejects.toThrow(
      "A row of conversations was changed (INSERT) without an audit event about it",
    );
    expect(await countOf("conversations")).toBe(before);
    await changeSilently(server.system, { act: "conversation.created", workspaceId: ann.workspaceId });
    expect(await countOf("conversations")).toBe((before ?? 0) + 1);
  });
});

describe("the watch over the trail", () => {
  it("knows every table, and none that does not exist", async () => {
    const rows = await server.look<{ name: string }>(
      `select case n.nspname when 'auth' then 'auth.' else '' end || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'auth') and c.relkind = 'r'`,
    );
    const tables = rows.map(({ name }) => name);
    expect(() => requireAllListed(tables)).not.toThrow();
    expect(() => requireAllListed([...tables, "payments"])).toThrow("changes of: payments");
    expect(() => requireAllListed(tables.filter((name) => name !== "voices"))).toThrow(
      "do not exist: voices",
    );
  });
});

describe("the audit trail", () => {
  it.each([
    ["the owner of the tables", () => server.database.ownerConnection, ""],
    ["background work", () => server.database.appConnection, "set role service_role;"],
    ["even a superuser", () => server.database.superuserConnection, ""],
  ])("is only ever added to: %s", async (_who, connection, before) => {
    await note(server.as(ann), full);
    const client = new pg.Client(connection());
    await client.connect();
    try {
      await client.query(before);
      for (const change of [
        "update audit_events set act = 'x.y' where true",
        "delete from audit_events where true",
        "truncate audit_events",
      ]) {
        const outcome = await client.query(change).then(
          ({ rowCount }) => `${rowCount} rows`,
          (error) => error.code,
        );
        // The owner is under the policies too: without one, no row is there to change.
        expect(["42501", "0 rows"], `${change}: ${outcome}`).toContain(outcome);
      }
    } finally {
      await client.end();
    }
    expect((await newest()).act).toBe("test.noted");
  });
});
