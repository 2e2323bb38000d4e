import pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { newId } from "#platform/server/ids.ts";
import { readTables } from "#platform/server/testing/sample-row.ts";
import { type CommandWorld, createCommandWorld } from "./command-world.ts";

/** The whole product with demo visitors. */
export function stageDemo() {
  let world: CommandWorld;
  let client: pg.Client;
  beforeAll(async () => {
    world = await createCommandWorld();
    client = new pg.Client(world.database.superuserConnection);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await world[Symbol.asyncDispose]();
  });

  let lastAddress = 0;
  /** By default each call comes from a new IP address. */
  const call = (
    method: "GET" | "POST" | "DELETE",
    url: string,
    token?: string,
    payload?: object,
    from?: string,
  ) =>
    world.server.inject({
      method,
      url: `/api/v1${url}`,
      remoteAddress: from ?? `10.1.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload ? { payload } : {}),
    });

  async function begin(): Promise<{ token: string; id: string; endsAt: string }> {
    const reply = await call("POST", "/demo");
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  }

  /** Asks as the visitor and waits for the end of the answer. */
  async function ask(token: string, text: string) {
    const conversationId = newId();
    const body = { id: newId(), text, isNewConversation: true, timeZone: "UTC" };
    const sent = await call("POST", `/conversations/${conversationId}/messages`, token, body);
    if (sent.statusCode !== 202) return { status: sent.statusCode, body: sent.json(), text: "", tools: [] };
    const runId: string = sent.json().run.id;
    const isOver = async () => (await call("GET", `/runs/${runId}`, token)).json().status;
    await expect.poll(isOver, { timeout: 10_000 }).toMatch(/succeeded|failed/);
    const { items } = (await call("GET", `/conversations/${conversationId}/messages`, token)).json();
    const parts: { type: string; text?: string; toolName?: string }[] = items.at(-1).parts;
    return {
      status: sent.statusCode,
      body: sent.json(),
      text: parts.map((part) => part.text ?? "").join(" "),
      tools: parts.flatMap((part) => part.toolName ?? []),
    };
  }

  /** All rows of all tables that contain one of `words`, as text. */
  async function linesWith(...words: string[]): Promise<string[]> {
    const lines: string[] = [];
    for (const { name } of await readTables(client, ["public", "auth"])) {
      const { rows } = await client.query<{ line: string }>(
        `select '${name} ' || t::text as line from ${name} t`,
      );
      lines.push(...rows.map(({ line }) => line).filter((line) => words.some((word) => line.includes(word))));
    }
    return lines;
  }

  const performErasure = async (userId: string) => {
    const [job] = await world.look<{ data: object }>(
      "select data from pgboss.job where name = $1 and data ->> 'userId' = $2 and not (data ->> 'isAgain')::boolean",
      [eraseUser.name, userId],
    );
    await eraseUser.perform(world.system, eraseUser.payload.parse(job?.data));
  };

  const expire = (userId: string) =>
    world.look("update demos set ends_at = now() - interval '1 second' where user_id = $1", [userId]);

  return {
    get world() {
      return world;
    },
    call,
    begin,
    ask,
    linesWith,
    performErasure,
    expire,
  };
}
