import pg from "pg";
import type { Config } from "#platform/server/config/config.ts";
import type { OpenDatabase } from "../../apps/server/start/open-database.ts";
import { type Examination, NotExaminedError } from "./examination.ts";

/** Replies without a key and includes the provider's time. */
const stripeUrl = "https://api.stripe.com/healthcheck";
const timeoutMs = 5_000;
/**
 * Webhooks are valid for five minutes, one-time codes for ninety seconds. A minute is noticed before anything
 * fails.
 */
const toleranceMs = 60_000;

interface Clock {
  /** The owner of the clock, in words. */
  name: string;
  read(): Promise<Date>;
}

/** Compares this machine's clock with those of an external payment provider and of the database. */
export function clockExamination(
  { billing }: Pick<Config, "billing">,
  opening: Promise<OpenDatabase>,
  url = stripeUrl,
): Examination {
  opening.catch(() => {});
  return {
    name: "Clock",
    async examine() {
      const database = await opening.catch(() => undefined);
      const clocks: Clock[] = [
        ...(billing.provider === "stripe" ? [{ name: "Stripe", read: () => readDateOf(url) }] : []),
        ...(database ? [{ name: "the database", read: () => readDateIn(database) }] : []),
      ];
      if (clocks.length === 0) throw new NotExaminedError("the database could not be opened.");
      for (const clock of clocks) await compare(clock);
      return `as that of ${clocks.map(({ name }) => name).join(" and that of ")}`;
    },
    fix: "Let the machine set its clock by the network, for example with systemd-timesyncd or chrony.",
  };
}

async function compare({ name, read }: Clock): Promise<void> {
  const before = Date.now();
  const there = (await read()).getTime();
  const after = Date.now();
  // The remote time lies between request and response, and may be a second older due to rounding.
  const aheadMs = before - (there + 1_000);
  const behindMs = there - after;
  const offMs = Math.max(aheadMs, behindMs);
  if (offMs <= toleranceMs) return;
  const way = aheadMs > behindMs ? "ahead of" : "behind";
  throw new Error(
    `It is ${Math.round(offMs / 1_000)} s ${way} that of ${name}: webhooks are refused after five minutes.`,
  );
}

async function readDateOf(url: string): Promise<Date> {
  const reply = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new NotExaminedError("Stripe could not be reached.");
  });
  const date = new Date(reply.headers.get("date") ?? "");
  if (Number.isNaN(date.getTime())) throw new NotExaminedError("Stripe did not say what time it is.");
  return date;
}

async function readDateIn({ appConnection }: OpenDatabase): Promise<Date> {
  const client = new pg.Client({ ...appConnection, query_timeout: timeoutMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date }>("select clock_timestamp() as at");
    return rows[0]?.at ?? new Date(Number.NaN);
  } finally {
    await client.end();
  }
}
