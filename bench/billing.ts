import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../platform/server/postgres/start-postgres.ts";
import { type Call, send, throughput } from "./auth/throughput.ts";
import { openInstallation } from "./billing/open-installation.ts";
import { createSubscribers, type Subscriber } from "./billing/subscribers.ts";
import { shuffled, signedEvent } from "./billing/webhook-storm.ts";
import { noteFigures } from "./figures/figure.ts";
import { percentile } from "./stream/closed-loop.ts";
import { startProgram } from "./stream/product.ts";

// Measures the request that each open page repeats every 30 s, and a burst of webhooks. Baseline: a bare server
// with one SQL statement per request.
const clients = 32;
const lengthMs = 2_000;
const rounds = 9;
const people = 100;
/** Events per subscription. Each is sent twice, so 10,000 in total. */
const eventsEach = 50;

const folder = mkdtempSync(join(tmpdir(), "adjutant-bench-billing-"));
const silent = { warn: () => {}, error: () => {} };
const postgres = await startPostgres({ dataDir: folder, log: silent });
const { host = "", user = "", database: name = "" } = postgres.ownerConnection;
const addressOf = (as: string) => `postgresql://${as}@/${name}?host=${encodeURIComponent(host)}`;
const { user: superuser = "" } = postgres.superuserConnection;
const database = new pg.Pool({ connectionString: addressOf(superuser), max: 4 });
const stops: (() => Promise<unknown>)[] = [];
try {
  const dataDir = join(folder, "data");
  const product = await startProgram(["bin/start.ts"], {
    ...{ DATABASE_URL: addressOf(user), DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" },
  });
  stops.push(product.stop);
  const installation = await openInstallation(postgres.ownerConnection, { dataDir, url: product.url });
  stops.push(installation.close);
  const bare = await startProgram(["bench/billing/bare-server.ts"], {
    ...{ BENCH_DATABASE_URL: addressOf(superuser), BENCH_WEBHOOK_SECRET: installation.webhookSecret },
  });
  stops.push(bare.stop);

  const subscribers = await createSubscribers(product.url, people, { ...installation, database });
  await measureChecks(subscribers);
  await storm(subscribers);

  async function measureChecks(of: Subscriber[]): Promise<void> {
    const subscriberOf = (client: number) => of[client % of.length] as Subscriber;
    const ours = (client: number) =>
      send({
        method: "GET",
        url: `${product.url}/functions/v1/check-subscription`,
        headers: subscriberOf(client).headers,
      });
    const theirs = (client: number) =>
      send({ method: "GET", url: `${bare.url}/${subscriberOf(client).workspaceId}`, headers: {} });
    const first = JSON.parse((await ours(0)).text);
    if (!first.subscribed) throw new Error(`A subscriber is told ${JSON.stringify(first)}`);
    const pairs: [number, number][] = [];
    for (let round = 0; round <= rounds; round++) {
      const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
      const rates = new Map<unknown, number>();
      for (const call of order) rates.set(call, await throughput(clients, lengthMs, call));
      // The first round warms up.
      if (round > 0) pairs.push([rates.get(ours) ?? 0, rates.get(theirs) ?? 0]);
    }
    const { rate, ratio } = report("check-subscription, requests/s", pairs);
    noteFigures({
      name: "Subscriptions asked for",
      values: [rate],
      unit: "a second",
      aim: { atLeast: 2_500 },
      baseline: { name: "a bare server with one statement", ratio },
    });
  }

  /** Sends every event twice and out of order while the subscriptions change. */
  async function storm(of: Subscriber[]): Promise<void> {
    const events = of.flatMap(({ subscriptionId }) =>
      Array.from({ length: eventsEach }, () => signedEvent(subscriptionId, installation.webhookSecret)),
    );
    const sendings = shuffled([...events, ...events]);
    const atBare = await deliver(sendings, `${bare.url}/webhooks/stripe`);
    const startedAt = performance.now();
    const [atProduct] = await Promise.all([deliver(sendings, `${product.url}/webhooks/stripe`), change(of)]);
    report("webhooks taken/s", [[atProduct, atBare]]);
    await untilDone();
    const seconds = (performance.now() - startedAt) / 1_000;
    const lost = events.length - (await countDone(events));
    const wrong = await countWrong(of);
    console.log(
      `webhooks: ${sendings.length} sent, ${events.length} different, ${lost} lost, ${wrong} of ${of.length} subscriptions wrong, all worked off ${seconds.toFixed(1)} s after the first`,
    );
    noteFigures(
      {
        name: `Webhooks lost, of ${sendings.length} shuffled, each twice`,
        values: [lost],
        unit: "",
        aim: { atMost: 0 },
      },
      { name: "Subscriptions that are wrong after them", values: [wrong], unit: "", aim: { atMost: 0 } },
      { name: "Time until all of them are applied", values: [seconds], unit: "s" },
    );
    if (lost > 0 || wrong > 0) process.exitCode = 1;
  }

  /** Changes the plan of each subscription, schedules the end of every second and ends every fourth now. */
  async function change(of: Subscriber[]): Promise<void> {
    const { stripe } = installation;
    for (const [index, { subscriptionId }] of of.entries()) {
      const { items } = await stripe.subscriptions.retrieve(subscriptionId);
      const item = { id: items.data[0]?.id ?? "", price: "price_sbx_business" };
      await stripe.subscriptions.update(subscriptionId, { items: [item] });
      if (index % 2 === 0) await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      if (index % 4 === 0) await stripe.subscriptions.cancel(subscriptionId);
    }
  }

  async function untilDone(): Promise<void> {
    for (;;) {
      const { rows } = await database.query(
        `select (select count(*) from webhook_events where status = 'waiting')
           + (select count(*) from payment_sandbox.deliveries where finished_at is null) as open`,
      );
      if (Number(rows[0].open) === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function countDone(events: Pick<Call, "body">[]): Promise<number> {
    const ids = events.map(({ body = "" }) => JSON.parse(body).id);
    const { rows } = await database.query(
      "select count(*) from webhook_events where status = 'done' and event_id = any($1)",
      [ids],
    );
    return Number(rows[0].count);
  }

  async function countWrong(of: Subscriber[]): Promise<number> {
    let wrong = 0;
    for (const { subscriptionId } of of) {
      const truth = await installation.stripe.subscriptions.retrieve(subscriptionId);
      const { rows } = await database.query(
        "select status, price_id, cancel_at is not null as is_ending from subscriptions where subscription_id = $1",
        [subscriptionId],
      );
      const isRight =
        rows[0].status === truth.status &&
        rows[0].price_id === truth.items.data[0]?.price.id &&
        (truth.status === "canceled" || rows[0].is_ending === (truth.cancel_at !== null));
      if (!isRight) wrong += 1;
    }
    return wrong;
  }
} finally {
  for (const stop of stops.reverse()) await stop();
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Sends all with `clients` concurrent senders. Returns accepted events per second. */
async function deliver(events: Pick<Call, "headers" | "body">[], url: string): Promise<number> {
  const waiting = [...events];
  const startedAt = performance.now();
  const sender = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      await send({ method: "POST", url, headers: event.headers, body: event.body ?? "" });
    }
  };
  await Promise.all(Array.from({ length: clients }, sender));
  return events.length / ((performance.now() - startedAt) / 1_000);
}

function report(what: string, pairs: [number, number][]) {
  const median = (values: number[]) => percentile(values, 0.5);
  const ours = median(pairs.map(([rate]) => rate));
  const theirs = median(pairs.map(([, rate]) => rate));
  const ratio = median(pairs.map(([one, other]) => one / other));
  console.log(`${what}: product ${ours.toFixed(0)}, bare ${theirs.toFixed(0)}, ratio ${ratio.toFixed(2)}`);
  return { rate: ours, ratio };
}
