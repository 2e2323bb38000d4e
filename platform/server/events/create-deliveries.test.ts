import { expect, it, onTestFinished } from "vitest";
import type { Services } from "../services.ts";
import { createDeliveries } from "./create-deliveries.ts";

const lanes = 4;

/** Services whose database has no delivery; each search for one ends when the test says so. */
function stage() {
  const searches: (() => void)[] = [];
  const answer = { rows: [], fields: [], rowCount: 0, command: "COMMIT" };
  const client = {
    query: (statement: string | { text: string }) => {
      const text = typeof statement === "string" ? statement : statement.text;
      if (!text.includes("event_deliveries")) return Promise.resolve(answer);
      return new Promise((resolve) => searches.push(() => resolve(answer)));
    },
    release: () => undefined,
  };
  let announce: () => void = () => undefined;
  const broadcast = {
    subscribe: (_channel: string, receive: () => void) => {
      announce = receive;
      return () => undefined;
    },
    onGap: () => () => undefined,
  };
  const subscriptions = { all: [{ name: "test.first" }], namesOf: () => [], find: () => undefined };
  const services = { pool: { connect: async () => client }, broadcast, subscriptions, log: console };
  return { searches, services: services as never as Services, announce: () => announce() };
}

/** Lets all that is under way without the database come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("what is announced while all lanes are busy is searched for as soon as one of them finds nothing", async () => {
  const { searches, services, announce } = stage();
  const deliveries = createDeliveries(() => services);
  onTestFinished(() => deliveries.stop(0));
  deliveries.work();
  for (let lane = 1; lane <= lanes; lane += 1) {
    await settle();
    // A lane that has found nothing once may search again or rest.
    searches.splice(lane - 1).forEach((end) => void end());
    await settle();
    if (searches.length < lane) announce();
    if (lane < lanes) announce();
    await settle();
  }
  expect(searches).toHaveLength(lanes);
  announce();
  for (const end of searches.splice(0)) end();
  await settle();
  expect(searches.length).toBeGreaterThan(0);
});
