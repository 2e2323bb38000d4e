import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingWorld, createOwnBillingWorld } from "../testing/billing-world.ts";
import { billingCli } from "./billing-cli.ts";
import { recordProvider } from "./record-provider.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createOwnBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const start = (provider: "none" | "sandbox" | "stripe", isLive = false) =>
  recordProvider(world.system, { billing: { provider, isLive } });
const kept = async () =>
  (
    await world.look<{ provider: string; is_live: boolean }>(
      "select provider, is_live from billing_installation",
    )
  )[0];

describe("who takes payments", () => {
  it("is put down at the first start, and may be another one while nothing runs there", async () => {
    expect(await kept()).toEqual({ provider: "sandbox", is_live: false });
    await start("none");
    await start("sandbox");
    expect(await kept()).toEqual({ provider: "sandbox", is_live: false });
  });

  it("cannot change unnoticed where subscriptions run: the start is refused and nothing changes", async () => {
    const checkout = await world.begin();
    world.provider.complete(checkout.sessionId);
    await checkout.finish();
    for (const [provider, isLive] of [
      ["stripe", true],
      ["stripe", false],
      ["none", false],
    ] as const) {
      await expect(start(provider, isLive)).rejects.toThrow(
        /through sandbox \(test mode\) until now, with 1/,
      );
    }
    await start("sandbox");
    expect(await kept()).toEqual({ provider: "sandbox", is_live: false });
  });

  it("changes when somebody with access to the machine says so; rows of before stay and mean nothing", async () => {
    const lines: string[] = [];
    const billing = { ...world.billing, provider: "stripe" as const, isLive: true };
    const cli = (args: string[]) => billingCli(args, world.system, (line) => lines.push(line), billing);
    expect(await cli(["switch"])).toBe(2);
    expect(await cli([])).toBe(2);
    expect(await cli(["switch-provider"])).toBe(0);
    expect(lines.join("\n")).toMatch(/to stripe \(real money\)[\s\S]*1 subscriptions with sandbox/);
    await start("stripe", true);
    expect(await kept()).toEqual({ provider: "stripe", is_live: true });
    expect(await world.look("select provider from subscriptions")).toEqual([{ provider: "sandbox" }]);
  });
});
