import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { createPaymentWorld, type PaymentWorld } from "./payment-world.ts";

interface BillingReply {
  status: number;
  body: Record<string, unknown> & { error?: { code: string }; basis?: object };
}

interface PaymentStage {
  /** Shared by all tests of the file. */
  readonly world: PaymentWorld;
  /** A new person for each test. */
  readonly ann: Person;
  /** Calls `/api/v1/billing/…`, by default as Ann: `ask("POST plan-change", { planId, basis })`. */
  ask(asked: string, body?: object, headers?: Record<string, string>): Promise<BillingReply>;
}

/** Creates a world for the calling test file, and a new person with unused limits for each test. */
export function stagePayments(): PaymentStage {
  let world: PaymentWorld | undefined;
  let ann: Person | undefined;
  beforeAll(async () => {
    world = await createPaymentWorld();
  });
  afterAll(() => world?.[Symbol.asyncDispose]());
  beforeEach(async () => {
    await world?.look("delete from rate_limits");
    ann = await world?.signUpPerson();
  });

  return {
    get world() {
      return made(world);
    },
    get ann() {
      return made(ann);
    },
    async ask(asked, body, headers = made(ann).headers) {
      const [method = "", path = ""] = asked.split(" ");
      const reply = await fetch(`${made(world).url}/api/v1/billing/${path}`, {
        ...{ method, headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) } },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await reply.text();
      return { status: reply.status, body: text ? JSON.parse(text) : {} };
    },
  };
}

function made<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is there only while a test runs.");
  return value;
}
