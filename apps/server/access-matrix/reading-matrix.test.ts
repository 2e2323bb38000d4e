import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { addressOf } from "./testing/address-of.ts";
import { people } from "./testing/personas.ts";
import { colleagues, emptyAnswers, readings, showsNobody } from "./testing/readings.ts";
import { callers, modules, routes } from "./testing/routes.ts";
import { canary, stageRows } from "./testing/stage-rows.ts";

const paths: string[] = [...new Set(routes.filter(({ method }) => method === "GET").map(({ path }) => path))];

let server: TestServer;
let person: UserActor;
let idOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await createTestServer({ modules, isWorker: false, listen: true });
  ({ person, idOf } = await stageRows(server, colleagues));
  for (const [, actor] of people) await storePerson(server, actor);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Whether the answer is about a row of the person. One that fails has found it: its texts make no sense. */
async function reads(path: string, actor: Actor): Promise<boolean> {
  const leaving = new AbortController();
  const reply = await fetch(server.url + addressOf(path, person.userId, idOf), {
    headers: server.headersOf(actor),
    signal: leaving.signal,
  });
  const isStream = /event-stream/.test(reply.headers.get("content-type") ?? "");
  // What is written row by row ends in the middle.
  const body = isStream ? "" : await reply.text().catch(() => canary);
  leaving.abort();
  const isUnasked = [400, 429].includes(reply.status) && !showsNobody.includes(path);
  if (isUnasked) throw new Error(`${path} answers ${reply.status}: ${body}`);
  if (reply.status === 500) return true;
  if (reply.status !== 200) return false;
  const isFound = /:id|:userId/.test(path) && body !== emptyAnswers[path];
  return isFound || [canary, ...idOf.values()].some((mark) => body.includes(mark));
}

describe("what one person has in a workspace", () => {
  it.each(paths)("%s shows it to that person and to those whom the table names", async (path) => {
    const also: readonly string[] = readings[path] ?? [];
    const isForPerson = !showsNobody.includes(path) && !also.includes("admin of the installation");
    expect(["the person", await reads(path, person)]).toEqual(["the person", isForPerson]);
    for (const [name, actor] of callers)
      expect([name, await reads(path, actor)]).toEqual([name, also.includes(name)]);
  });

  it("the tables name no route that is gone", () => {
    const named = [...Object.keys(readings), ...showsNobody];
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
