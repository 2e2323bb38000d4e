import type { Stripe } from "@stripe/stripe-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchCheckout } from "./watch-checkout.ts";

type Hear = (event: { origin: string }) => void;
let listeners: Set<Hear>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Set();
  vi.stubGlobal("addEventListener", (_type: string, hear: Hear) => listeners.add(hear));
  vi.stubGlobal("removeEventListener", (_type: string, hear: Hear) => listeners.delete(hear));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A checkout in its frame, of which a test decides what it tells. */
async function mounted() {
  let tell = () => {};
  const destroy = vi.fn();
  const createEmbeddedCheckoutPage = vi.fn(async (options: { onAnalyticsEvent?: () => void }) => {
    tell = () => options.onAnalyticsEvent?.();
    return { mount: vi.fn(), unmount: vi.fn(), destroy };
  });
  const events = { onShown: vi.fn(), onFailed: vi.fn() };
  const stripe = Object.create({ createEmbeddedCheckoutPage }) as Stripe;
  const watched = watchCheckout(stripe, events);
  const checkout = await watched.stripe.createEmbeddedCheckoutPage({ clientSecret: "cs_secret" });
  checkout.mount("#place");
  return { ...events, ...watched, destroy, tell: () => tell() };
}

describe("a checkout whose frame is there", () => {
  it("has failed, and is ended, when nothing is heard of it for twenty seconds", async () => {
    const { onShown, onFailed, destroy } = await mounted();
    expect(onShown).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(19_999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(destroy).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  it("is given all the time there is once it has told that it appeared", async () => {
    const { onFailed, tell } = await mounted();
    tell();
    vi.advanceTimersByTime(3_600_000);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each([
    ["https://js.stripe.com", 0],
    ["https://checkout.stripe.com", 0],
    ["https://stripe.com.evil.example", 1],
    ["https://product.example", 1],
  ])("is alive when %s speaks, unless that is somebody else", async (origin, failures) => {
    const { onFailed } = await mounted();
    for (const hear of listeners) hear({ origin });
    vi.advanceTimersByTime(60_000);
    expect(onFailed).toHaveBeenCalledTimes(failures);
  });

  it("says nothing any more when it was left", async () => {
    const { onFailed, leave, destroy } = await mounted();
    leave();
    vi.advanceTimersByTime(60_000);
    expect(onFailed).not.toHaveBeenCalled();
    expect(destroy).toHaveBeenCalledOnce();
  });
});
