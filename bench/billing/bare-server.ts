import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import Stripe from "stripe";

// The minimum cost of both acts: HTTP and one statement each. Authenticates nobody and checks only the
// signature.
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL ?? "", max: 20 });
const secret = process.env.BENCH_WEBHOOK_SECRET ?? "";
const stripe = new Stripe("sk_test_bare");
await pool.query("create table if not exists bare_events (id text primary key, type text not null)");

const server = createServer(async (request, response) => {
  try {
    const answer = request.method === "POST" ? await receive(request) : await read(request.url ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit(0));

async function receive(request: AsyncIterable<Uint8Array> & { headers: NodeJS.Dict<string | string[]> }) {
  const body = await buffer(request);
  const event = stripe.webhooks.constructEvent(body, request.headers["stripe-signature"] ?? "", secret);
  await pool.query({
    name: "receive",
    text: "insert into bare_events (id, type) values ($1, $2) on conflict do nothing",
    values: [event.id, event.type],
  });
  return { received: true };
}

async function read(path: string) {
  const { rows } = await pool.query({
    name: "read",
    text: "select status, trial_ends_at, period_ends_at from subscriptions where workspace_id = $1",
    values: [path.slice(1)],
  });
  return rows[0] ?? {};
}
