import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThingsServer, type ThingsServer } from "./testing/create-things-server.ts";

let server: ThingsServer;
let before: unknown;
beforeAll(async () => {
  server = await createThingsServer();
  await server.refill();
  before = await everything();
});
afterAll(() => server[Symbol.asyncDispose]());

const everything = () => server.look("select * from things order by id");
/** Signs that mean something to the grammar, to SQL, to JSON, to arrays or to the wire. */
const pieces = [
  ..."'\"`\\;:,.()[]{}<>*%_$!?#&=|/- \t\n\0\r@^~+",
  ..."'; drop table things --|/*|*/|$1|$$|''|\"\"|->|->>|::|::text|::regclass|not.|or|and|eq.|in.(|is.null".split(
    "|",
  ),
  ..."id|name|data|tags|t.id|public.things|owner_id|select|count()|null|true|pg_sleep(9)|auth.uid()|things(*)".split(
    "|",
  ),
  ...'é|ß|𝒳|‮|\ud800|0|-1|1e9|99999999999999999999|NaN|{}|[]|{"a":1}|{a,b}|order|limit|apikey'.split("|"),
];
/** The same texts each time, so that a failure can be looked at. */
function generator(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const text = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => pieces[below(pieces.length)] ?? "").join("");
  return { below, text };
}

/** Refusals that name what the caller did wrong, and nothing that the server did not expect. */
const expected =
  /^(PGRST\d{3}|22\w{3}|23\w{3}|42703|42704|42883|42804|42846|42P08|42P10|42P18|42725|21000|42501|428C9)$/;

async function judge(reply: Response, request: string): Promise<void> {
  const text = await reply.text();
  if (reply.status < 300) return;
  const { code } = JSON.parse(text) as { code: string };
  expect(code, `${request} → ${text}`).toMatch(expected);
  expect(reply.status, `${request} → ${text}`).toBeLessThan(500);
}

describe("whatever is asked", () => {
  it.each([1, 2, 3, 4])("a read never breaks out of its parameters, nor the server (%i)", async (seed) => {
    const { below, text } = generator(seed);
    const keys = ["select", "order", "or", "and", "not.or", "id", "name", "data", "tags", "limit", "offset"];
    for (let turn = 0; turn < 90; turn += 1) {
      const params = new URLSearchParams();
      for (let pair = 0; pair <= below(3); pair += 1) {
        const key = below(5) === 0 ? text(3) : (keys[below(keys.length)] ?? "id");
        const shape = [
          text(6),
          `eq.${text(5)}`,
          `in.(${text(5)})`,
          `(id.eq.${text(3)},${text(4)})`,
          `id->>${text(2)}`,
        ];
        params.append(key, shape[below(shape.length)] ?? "");
      }
      await judge(await server.ask(`things?${params}`, {}, server.ann), `things?${params}`);
    }
    expect(await everything()).toEqual(before);
  });

  it("a write never reaches another's rows, nor the structure of tables", async () => {
    const { below, text } = generator(5);
    const bobs = () => server.look("select * from things where owner_id = $1 order by id", [server.bob.id]);
    const theirs = await bobs();
    const methods = ["POST", "PATCH", "DELETE"];
    for (let turn = 0; turn < 100; turn += 1) {
      const params = new URLSearchParams({ [below(2) ? "id" : text(2)]: below(2) ? "gt.0" : text(4) });
      if (below(2)) params.set(below(2) ? "columns" : "on_conflict", text(3));
      const body = JSON.stringify({ id: 100 + turn, [below(2) ? "name" : text(2)]: text(4) });
      const path = `things?${params}`;
      const init = {
        method: methods[below(3)] ?? "POST",
        headers: {
          prefer: `return=representation,resolution=merge-duplicates,missing=${below(2) ? "null" : "default"}`,
        },
        body,
      };
      await judge(await server.ask(path, init, server.ann), `${init.method} ${path} ${body}`);
    }
    expect(await bobs()).toEqual(theirs);
  });

  it("a call gives its arguments as values", async () => {
    const { below, text } = generator(6);
    for (let turn = 0; turn < 100; turn += 1) {
      const given = text(5);
      const args = { list: [given], ...(below(4) === 0 ? { [text(2)]: text(2) } : {}) };
      const reply = await server.ask(
        "rpc/first_of",
        { method: "POST", body: JSON.stringify(args) },
        server.ann,
      );
      const answer = await reply.clone().text();
      await judge(reply, JSON.stringify(args));
      if (reply.status === 200) expect(JSON.parse(answer)).toBe(given);
    }
  });

  it("a value comes back as it went in", async () => {
    const { text } = generator(7);
    for (let turn = 0; turn < 60; turn += 1) {
      const name = text(6).replaceAll(/[\0\ud800]/g, "");
      const data = { [name]: [name, { deep: name }] };
      const { error } = await server.ann.data.from("things").upsert({ id: 50, name, data, tags: [name, ""] });
      expect(error).toBeNull();
      const found = await server.ann.data
        .from("things")
        .select("name,data,tags")
        .eq("id", 50)
        .eq("name", name)
        .single();
      expect([found.error, found.data]).toEqual([null, { name, data, tags: [name, ""] }]);
      const listed = await server.ask(
        `things?select=id&name=in.("${encodeURIComponent(name.replaceAll(/["\\]/g, "\\$&"))}")`,
        {},
        server.ann,
      );
      expect(await listed.json()).toEqual([{ id: 50 }]);
    }
  });
});
