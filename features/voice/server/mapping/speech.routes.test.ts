import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resolveFunctionCaller } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { createFunctionsModule } from "#platform/server/functions/create-functions-module.ts";
import { voices } from "../../contract/voices.ts";
import { createVoiceModule } from "../module.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { stageEngines } from "../testing/stage-engines.ts";

/** A server with the engine, as a process of its own would have it. */
const serverWith = (engine: SpeechEngine | undefined) => {
  const modules = [createEntitlementsModule({ selling: "sandbox test" }), createVoiceModule({ engine })];
  return createOwnAuthTestServer([...modules, createFunctionsModule(modules, resolveFunctionCaller)]);
};

let stage: Awaited<ReturnType<typeof stageEngines>>;
let server: AuthTestServer;
beforeAll(async () => {
  stage = await stageEngines();
  server = await serverWith(stage.engine("openai"));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await stage[Symbol.asyncDispose]();
});
beforeEach(() => {
  stage.server.spoken.length = 0;
});

async function newAdmin(of = server): Promise<Person> {
  const person = await of.signUpPerson();
  await of.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into user_roles (user_id, role) values ('${person.id}', 'admin'); end $$`);
  return person;
}

async function call(
  person: Person,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
  of = server,
) {
  const reply = await fetch(`${of.url}/api/v1/admin/speech${path}`, {
    method,
    headers: { ...person.headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

const put = (person: Person, voiceId: string, stockVoice: unknown, engine = "openai") =>
  call(person, "PUT", `/voices/${voiceId}`, { engine, stockVoice });

async function speak({ session }: Person, text: string, voice = "jarvis") {
  const reply = await fetch(`${server.url}/functions/v1/enhanced-tts`, {
    method: "POST",
    headers: {
      ...{ apikey: server.publishableKey, authorization: `Bearer ${session.access_token}` },
      "content-type": "application/json",
    },
    body: JSON.stringify({ text, voice }),
  });
  return { status: reply.status, body: await reply.json() };
}

describe("who speaks", () => {
  it("is shown to admins with the ten voices, and to nobody else", async () => {
    const { status, body } = await call(await newAdmin(), "GET", "");
    expect(status).toBe(200);
    expect(body.engine).toEqual({ kind: "openai", label: "gpt-4o-mini-tts of OpenAI" });
    expect(body.voices.map(({ voiceId }: { voiceId: string }) => voiceId)).toEqual(
      voices.map(({ id }) => id),
    );
    expect(JSON.stringify(body)).not.toContain(stage.server.apiKey);
    const person = await server.signUpPerson();
    const refused = await Promise.all([
      call(person, "GET", ""),
      call(person, "GET", "/stock-voices"),
      call(person, "POST", "/check"),
      put(person, "jarvis", "nova"),
    ]);
    expect(refused.map((each) => each.status)).toEqual([403, 403, 403, 403]);
    expect((await fetch(`${server.url}/api/v1/admin/speech`)).status).toBe(401);
  });

  it("is checked with one word, on nobody's account", async () => {
    const admin = await newAdmin();
    const { body } = await call(admin, "POST", "/check");
    expect(body).toEqual({ milliseconds: expect.any(Number), problem: null });
    expect(stage.server.spoken.map(({ text }) => text)).toEqual(["Ready."]);
    const counted = await server.look("select from usage_counters where workspace_id = $1", [admin.id]);
    expect(counted).toEqual([]);
  });

  it("is said to be in trouble with what to do about it", async () => {
    stage.server.faults.push({ type: "answer", status: 401, body: "{}" });
    const { status, body } = await call(await newAdmin(), "POST", "/check");
    expect(status).toBe(200);
    expect(body.problem).toContain("SPEECH_API_KEY");
  });

  it("is nobody where speech is off", async () => {
    await using silent = await serverWith(undefined);
    const admin = await newAdmin(silent);
    expect((await call(admin, "GET", "", undefined, silent)).body).toEqual({ engine: null, voices: [] });
    expect((await call(admin, "POST", "/check", undefined, silent)).body.error.code).toBe("voice.off");
  });

  it("is not asked without end", async () => {
    const admin = await newAdmin();
    const replies = await Promise.all(Array.from({ length: 30 }, () => call(admin, "GET", "/stock-voices")));
    const answered = replies.find(({ status }) => status === 200);
    expect(answered?.body.items).toContainEqual({ name: "cedar", label: null });
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe("another stock voice", () => {
  it("is heard with the next words, in place of what was kept, and leaves a trail", async () => {
    const admin = await newAdmin();
    const person = await server.signUpPerson();
    const first = await speak(person, "The same words.");
    const { status, body } = await put(admin, "jarvis", " nova ");
    expect([status, body]).toEqual([200, { voiceId: "jarvis", stockVoice: "nova", usual: "fable" }]);
    const second = await speak(person, "The same words.");
    await speak(person, "The same words.", "gpt_default");
    expect(second.body.audioContent).not.toBe(first.body.audioContent);
    expect(stage.server.spoken.map(({ voice }) => voice)).toEqual(["fable", "nova", "alloy"]);
    const [event] = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'voice.stock_voice_set' order by id desc limit 1",
    );
    expect(JSON.parse(String(event?.envelope))).toMatchObject({
      actor: { t: "user", id: admin.id },
      tgt: [{ t: "voice", id: "jarvis" }],
      facts: { engine: "openai" },
    });
  });

  it("is sealed in the trail, for an admin may write anything", async () => {
    await put(await newAdmin(), "jarvis", "geheim");
    const rows = await server.look<{ envelope: Buffer }>("select envelope from audit_events");
    expect(rows.map(({ envelope }) => String(envelope)).join()).not.toContain("geheim");
  });

  it("gives way to the usual one again, by name or by nothing", async () => {
    const admin = await newAdmin();
    for (const usual of [null, "echo"]) {
      await put(admin, "tony_stark", "onyx");
      expect((await put(admin, "tony_stark", usual)).body.stockVoice).toBe("echo");
      expect(await server.look("select from chosen_stock_voices where voice_id = 'tony_stark'")).toEqual([]);
    }
  });

  it("that speaks already changes nothing and leaves no trail", async () => {
    const admin = await newAdmin();
    const trail = () => server.look("select from audit_events where act = 'voice.stock_voice_set'");
    const { length } = await trail();
    expect((await put(admin, "joe_rogan", "verse")).status).toBe(200);
    expect(await trail()).toHaveLength(length);
  });

  it("that admins choose at once is chosen once: the trail tells of what was there before", async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => newAdmin()));
    const trail = () => server.look("select from audit_events where act = 'voice.stock_voice_set'");
    const { length } = await trail();
    const replies = await Promise.all(admins.map((admin) => put(admin, "taylor_swift", "marin")));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await trail()).toHaveLength(length + 1);
  });

  it.each([
    ["that no engine could have", "jarvis", "../../v1/models", 422, "voice.stock_voice_invalid"],
    ["without a name", "jarvis", "  ", 400, "request.invalid"],
    ["with a name of more than 100 characters", "jarvis", "a".repeat(101), 400, "request.invalid"],
    ["of a voice that there is not", "hal", "nova", 400, "request.invalid"],
  ])("%s is refused", async (_what, voiceId, stockVoice, status, code) => {
    const reply = await put(await newAdmin(), voiceId, stockVoice);
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
  });

  it("of a provider that holds people's own is one of its list, as the provider has it now", async () => {
    await using limited = await serverWith(stage.engine("elevenlabs"));
    const admin = await newAdmin(limited);
    const choose = (stockVoice: string | null) =>
      call(admin, "PUT", "/voices/jarvis", { engine: "elevenlabs", stockVoice }, limited);
    const own = await choose("aaaaaaaaaaaaaaaaaaaa");
    expect([own.status, own.body.error.code]).toEqual([422, "voice.stock_voice_invalid"]);
    stage.server.faults.push({ type: "answer", status: 503, body: "" });
    const unknown = await choose("pFZP5JQG7iQjIQuC4Bku");
    expect([unknown.status, unknown.body.error.code]).toEqual([503, "voice.away"]);
    expect(await limited.look("select from chosen_stock_voices")).toEqual([]);
    expect((await choose("pFZP5JQG7iQjIQuC4Bku")).body.stockVoice).toBe("pFZP5JQG7iQjIQuC4Bku");
    expect((await choose(null)).status).toBe(200);
  });

  it("that was chosen for another engine is refused", async () => {
    const reply = await put(await newAdmin(), "jarvis", "onwK4e9ZLuTAKqWW03F9", "elevenlabs");
    expect([reply.status, reply.body.error.code]).toEqual([409, "voice.engine_changed"]);
  });

  it("that the provider does not have is said with whom to ask", async () => {
    await put(await newAdmin(), "elon_musk", "retired");
    const reply = await speak(await server.signUpPerson(), "Hello.", "elon_musk");
    expect(reply).toMatchObject({ status: 503, body: { code: "voice.stock_voice_unknown" } });
  });
});
