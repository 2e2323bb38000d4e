import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { addressOf } from "./testing/address-of.ts";
import { people } from "./testing/personas.ts";
import {
  colleagues,
  emptyAnswers,
  ofInstallation,
  readings,
  showsNobody,
  withoutSample,
} from "./testing/readings.ts";
import { callers, modules, routes } from "./testing/routes.ts";
import { canary, stageRows } from "./testing/stage-rows.ts";

const paths: string[] = [...new Set(routes.filter(({ method }) => method === "GET").map(({ path }) => path))];

/** Found, or refused, or not there; not in a state to be read; switched off. */
const answers = [200, 401, 403, 404, 409, 503];

let server: TestServer;
let person: UserActor;
let idOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await createTestServer({ modules, isWorker: false, listen: true });
  ({ person, idOf } = await stageRows(server, colleagues));
  for (const [, actor] of people) await storePerson(server, actor);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Whether the answer is about a row of the person, or names them. */
async function reads(path: string, actor: Actor): Promise<boolean> {
  const leaving = new AbortController();
  const reply = await fetch(server.url + addressOf(path, person, idOf), {
    headers: server.headersOf(actor),
    signal: leaving.signal,
  });
  const isStream = /event-stream/.test(reply.headers.get("content-type") ?? "");
  const body = isStream ? "" : await reply.text();
  leaving.abort();
  // A question that is refused for its form, or that nobody can answer, says nothing of who reads.
  if (!answers.includes(reply.status)) throw new Error(`${path} answers ${reply.status}: ${body}`);
  if (reply.status !== 200) return false;
  const isFound = /:id|:userId/.test(path) && body !== emptyAnswers[path];
  return isFound || [canary, person.userId, ...idOf.values()].some((mark) => body.includes(mark));
}

describe("what one person has in a workspace", () => {
  it.each(paths)("%s shows it to that person and to those whom the table names", async (path) => {
    const also: readonly string[] = readings[path] ?? [];
    const isForPerson = !showsNobody.includes(path) && !ofInstallation.includes(path);
    expect(["the person", await reads(path, person)]).toEqual(["the person", isForPerson]);
    for (const [name, actor] of callers)
      expect([name, await reads(path, actor)]).toEqual([name, also.includes(name)]);
  });

  it("the tables name no route that is gone", () => {
    const named = [...Object.keys(readings), ...showsNobody];
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it.each(Object.entries(withoutSample))("%s is asked for in %s", (path, file) => {
    const [last] = path
      .split("/")
      .filter((part) => !/^[:*]/.test(part))
      .slice(-1);
    expect(readFileSync(join(import.meta.dirname, "../../..", file), "utf8")).toContain(last);
  });
});
