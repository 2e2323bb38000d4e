import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from "#mocks/transcription-server/start-transcription-server.ts";
import { newId } from "#platform/server/ids.ts";
import { createLogger } from "#platform/server/log.ts";
import { createVoiceModule } from "../module.ts";
import { makeWav } from "../testing/make-wav.ts";
import { openAiTranscription } from "./openai/openai-transcription.ts";

const entitlements = () => createEntitlementsModule({ selling: "sandbox test" });

let whisper: TranscriptionServer;
const lines: string[] = [];
const log = createLogger("info", { write: (line) => void lines.push(line) });
let server: AuthTestServer;
beforeAll(async () => {
  whisper = await startTranscriptionServer();
  const transcription = openAiTranscription(whisper);
  server = await createOwnAuthTestServer([entitlements(), createVoiceModule({ transcription })], { log });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await whisper[Symbol.asyncDispose]();
});
afterEach(() => {
  whisper.heard.length = 0;
  whisper.misfortunes.length = 0;
});

interface Call {
  wav?: BodyInit;
  type?: string;
  query?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const send = (person: Person | undefined, call: Call = {}, at = server) =>
  fetch(`${at.url}/api/v1/transcriptions${call.query ?? ""}`, {
    method: "POST",
    headers: { "content-type": call.type ?? "audio/wav", ...person?.headers, ...call.headers },
    body: call.wav ?? makeWav(1.5),
    ...(call.signal ? { signal: call.signal } : {}),
  });

/** Seconds of voice that the person's workspace used and set aside. */
async function counted({ id }: Person) {
  const [row] = await server.look<{ used: number; reserved: number }>(
    `select used::int, reserved::int from usage_counters
     where workspace_id = $1 and scope = 'workspace' and entitlement = 'voice_seconds'`,
    [id],
  );
  return row ?? { used: 0, reserved: 0 };
}

/** The rows of usage of a person's calls. */
const calls = ({ id }: Person) =>
  server.look(
    `select purpose, provider, model, outcome, error_code, cost_micros::int as cost
     from model_calls where user_id = $1 order by ended_at`,
    [id],
  );

test("what is said comes back in words, and its seconds are counted", async () => {
  const person = await server.signUpPerson();
  whisper.next = [" What did we\nsell in May? "];
  const reply = await send(person, { query: "?language=en-GB" });
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ text: "What did we sell in May?", seconds: 1.5 });
  expect(whisper.heard).toMatchObject([{ seconds: 1.5, fields: { language: "en" } }]);
  expect(await counted(person)).toEqual({ used: 2, reserved: 0 });
  const provider = new URL(whisper.url).host;
  expect(await calls(person)).toEqual([
    { purpose: "transcription", provider, model: whisper.model, outcome: "ok", error_code: null, cost: 0 },
  ]);
});

test("only what was counted is sent on, none of what stands around it", async () => {
  const person = await server.signUpPerson();
  const behind = makeWav(20);
  const wav = Buffer.concat([makeWav(1.5, { remark: "recorded in a secret place" }), behind]);
  expect(await (await send(person, { wav })).json()).toMatchObject({ seconds: 1.5 });
  expect(whisper.heard[0]?.wav.equals(makeWav(1.5))).toBe(true);
  expect(await counted(person)).toEqual({ used: 2, reserved: 0 });
});

test("a sound without words is an empty text, and counted like any other", async () => {
  const person = await server.signUpPerson();
  expect(await (await send(person)).json()).toEqual({ text: "", seconds: 1.5 });
  expect((await counted(person)).used).toBe(2);
});

test("a minute is taken, as the largest that is", async () => {
  const person = await server.signUpPerson();
  expect((await send(person, { wav: makeWav(60) })).status).toBe(200);
  const longer = await send(person, { wav: makeWav(60.01) });
  expect(longer.status).toBe(400);
  expect(await longer.json()).toMatchObject({ error: { code: "transcription.too_long" } });
  const larger = await send(person, { wav: makeWav(63) });
  expect(larger.status).toBe(413);
  expect((await counted(person)).used).toBe(60);
});

test.each<[string, Call, number, string]>([
  ["no sound", { wav: "Hello, I am a text that says it is a sound." }, 400, "transcription.not_sound"],
  ["nothing", { wav: "" }, 400, "transcription.not_sound"],
  ["JSON", { wav: "{}", type: "application/json" }, 415, "request.invalid"],
  ["a form", { wav: "a=b", type: "application/x-www-form-urlencoded" }, 415, "request.invalid"],
  ["another rate", { wav: makeWav(1, { samplesPerSecond: 8_000 }) }, 400, "transcription.not_sound"],
  ["a language that is none", { query: "?language=english%20please" }, 400, "request.invalid"],
  ["a language that is too long", { query: `?language=en${"-abcdefgh".repeat(5)}` }, 400, "request.invalid"],
])("%s is refused, asked of nobody, and costs nothing", async (_, call, status, code) => {
  const person = await server.signUpPerson();
  const reply = await send(person, call);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ error: { code } });
  expect(whisper.heard).toEqual([]);
  expect(await counted(person)).toEqual({ used: 0, reserved: 0 });
});

test("nobody is heard without being signed in", async () => {
  expect((await send(undefined)).status).toBe(401);
  expect(whisper.heard).toEqual([]);
});

test("what the plan does not hold is refused before it leaves, with the way to more", async () => {
  const person = await server.signUpPerson();
  await server.look(
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'voice_seconds', $2, 3, 'a test', now() - interval '1 hour')`,
    [person.id, newId()],
  );
  expect((await send(person)).status).toBe(200);
  const reply = await send(person);
  expect(reply.status).toBe(402);
  expect(await reply.json()).toMatchObject({ error: { code: "limit_reached" } });
  expect(whisper.heard).toHaveLength(1);
  expect(await calls(person)).toMatchObject([{ outcome: "ok" }, { outcome: "refused" }]);
});

test("what could not be written down costs nothing", async () => {
  const person = await server.signUpPerson();
  whisper.misfortunes = [{ status: 500 }];
  const reply = await send(person);
  expect(reply.status).toBe(502);
  expect(await reply.json()).toMatchObject({ error: { code: "transcription.failed" } });
  expect(await counted(person)).toEqual({ used: 0, reserved: 0 });
  expect(await calls(person)).toMatchObject([{ outcome: "failed", error_code: "transcription.failed" }]);
});

test("whoever goes away takes their sound with them, pays nothing, and that is no fault of the server", async () => {
  const person = await server.signUpPerson();
  whisper.misfortunes = ["hang"];
  const before = whisper.abandoned;
  const gone = new AbortController();
  const asked = send(person, { signal: gone.signal });
  await expect.poll(() => whisper.misfortunes).toEqual([]);
  expect(await counted(person)).toEqual({ used: 0, reserved: 2 });
  lines.length = 0;
  gone.abort();
  await expect(asked).rejects.toThrow(/abort/i);
  await expect.poll(() => whisper.abandoned).toBe(before + 1);
  await expect.poll(() => counted(person)).toEqual({ used: 0, reserved: 0 });
  expect(await calls(person)).toMatchObject([{ outcome: "stopped" }]);
  await send(person);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test("one person has three sounds written down at once; others are heard meanwhile", async () => {
  const [one, other] = [await server.signUpPerson(), await server.signUpPerson()];
  whisper.misfortunes = ["hang", "hang", "hang"];
  const gone = new AbortController();
  const held = [1, 2, 3].map(() => send(one, { signal: gone.signal }).catch(() => "gone"));
  await expect.poll(() => whisper.misfortunes).toEqual([]);
  const refused = await send(one);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { code: "transcription.busy" } });
  expect((await send(other)).status).toBe(200);
  gone.abort();
  expect(await Promise.all(held)).toEqual(["gone", "gone", "gone"]);
  await expect.poll(async () => (await send(one)).status).toBe(200);
});

test("whoever talks without end is told to wait", async () => {
  const person = await server.signUpPerson();
  const statuses: number[] = [];
  const wav = makeWav(0.1);
  // Not a number of times: on a busy machine the limit grows meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 200)
    statuses.push((await send(person, { wav })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test("the same key does not keep a sound from being written down again, for nothing is kept of it", async () => {
  const person = await server.signUpPerson();
  const headers = { "idempotency-key": newId() };
  whisper.next = ["first", "second"];
  const texts = [];
  for (const wav of [makeWav(1), makeWav(2)])
    texts.push((await (await send(person, { headers, wav })).json()).text);
  expect(texts).toEqual(["first", "second"]);
});

test("people learn where what they say goes, before they say it", async () => {
  const person = await server.signUpPerson();
  const read = (at: AuthTestServer, headers = {}) => fetch(`${at.url}/api/v1/transcriptions`, { headers });
  expect((await read(server)).status).toBe(401);
  expect(await (await read(server, person.headers)).json()).toEqual({ kind: "installation" });
});

test("where nobody writes it down, that is said", async () => {
  await using deaf = await createOwnAuthTestServer([entitlements(), createVoiceModule({})]);
  const person = await deaf.signUpPerson();
  const read = await fetch(`${deaf.url}/api/v1/transcriptions`, { headers: person.headers });
  expect(await read.json()).toEqual({ kind: "nobody" });
  const reply = await send(person, {}, deaf);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: { code: "transcription.off" } });
});
