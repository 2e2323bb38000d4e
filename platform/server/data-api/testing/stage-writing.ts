import { afterAll, beforeAll, beforeEach } from "vitest";
import { createThingsServer, type ThingsServer } from "./create-things-server.ts";

/** A things server whose rows are restored before each test. */
export function stageWriting() {
  let server: ThingsServer;
  beforeAll(async () => {
    server = await createThingsServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => server.refill());

  const things = () => server.ann.data.from("things");
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.ask(
      path,
      {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      },
      server.ann,
    );
  const rowsOf = (id: number) => server.look("select * from things where id = $1", [id]);
  const namesOf = async () =>
    (await server.look("select name from things order by id")).map((row) => row.name);
  const acts = () => server.look("select act, workspace_id from audit_events where act = 'things.changed'");

  return {
    get server() {
      return server;
    },
    things,
    send,
    rowsOf,
    namesOf,
    acts,
  };
}
