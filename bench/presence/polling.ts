import { z } from "zod";
import { route } from "../../platform/contract/route.ts";
import { userOf } from "../../platform/server/context.ts";
import type { App } from "../../platform/server/http/app.ts";
import type { Module } from "../../platform/server/module.ts";

const params = z.object({ id: z.uuid() });
const common = {
  path: "/api/v1/bench-presence/:id",
  summary: "The baseline",
  tag: "bench",
  access: "user",
} as const;

const sayRoute = route({
  ...{ ...common, method: "POST", id: "sayBenchPresence", params },
  body: z.object({ state: z.string(), at: z.number() }),
  status: 204,
});
const readRoute = route({
  ...{ ...common, method: "GET", id: "readBenchPresence", params },
  reply: z.object({ items: z.array(z.object({ id: z.uuid(), state: z.string(), at: z.number() })) }),
});

/** What presence is without a stream: a row for each person, which everybody asks for every two seconds. */
export const pollingModule: Module = {
  name: "bench-polling",
  routes: [
    (app: App) => {
      app.route(sayRoute, async (ctx, { params: { id }, body }) => {
        await ctx.services.servicePool.query(
          `insert into bench_presence values ($1, $2, $3, $4)
           on conflict (conversation_id, user_id) do update set state = excluded.state, changed_at = excluded.changed_at`,
          [id, userOf(ctx).userId, body.state, Math.round(body.at)],
        );
      });
      app.route(readRoute, async (ctx, { params: { id } }) => {
        const { rows } = await ctx.services.servicePool.query(
          "select user_id as id, state, changed_at::float8 as at from bench_presence where conversation_id = $1",
          [id],
        );
        return { items: rows };
      });
    },
  ],
};
