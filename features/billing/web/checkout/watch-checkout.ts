import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";

interface CheckoutEvents {
  onShown: () => void;
  onFailed: (error: unknown) => void;
}

/** Longer than a checkout takes to be made, or to appear in its frame; what has not come by then was held up. */
const patienceMs = 20_000;

/**
 * The same payment service, but of a checkout that cannot be opened or shown it tells, which the component for React
 * leaves to the console; and one that is left before it has appeared is ended, since there may be only one.
 */
export function watchCheckout(stripe: Stripe, { onShown, onFailed }: CheckoutEvents) {
  let isLeft = false;
  let end = () => {};
  let patience: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(patience);
    removeEventListener("message", hear);
  };
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => fail(new Error("The checkout did not appear.")), patienceMs);
  };
  const fail = (error: unknown) => {
    rest();
    end();
    if (!isLeft) onFailed(error);
  };
  // A page of another origin that speaks is alive. One of our own says so by its event: parts of it may be missing.
  const hear = ({ origin }: MessageEvent) => {
    if (isOfProvider(origin)) rest();
  };
  wait();

  const createEmbeddedCheckoutPage: Stripe["createEmbeddedCheckoutPage"] = async (options) => {
    try {
      const checkout = await stripe.createEmbeddedCheckoutPage({ ...options, onAnalyticsEvent: rest });
      clearTimeout(patience);
      end = once(() => checkout.destroy());
      const onMounted = () => {
        onShown();
        addEventListener("message", hear);
        wait();
      };
      if (!isLeft) return tellingMount(checkout, end, onMounted, fail);
      end();
    } catch (error) {
      fail(error);
    }
    // What has failed, and what nobody looks at any more, is not shown.
    return new Promise<never>(() => {});
  };

  return {
    stripe: Object.assign(Object.create(stripe) as Stripe, { createEmbeddedCheckoutPage }),
    leave: () => {
      isLeft = true;
      rest();
      end();
    },
  };
}

function isOfProvider(origin: string): boolean {
  return URL.parse(origin)?.hostname.endsWith(".stripe.com") ?? false;
}

function tellingMount(
  checkout: StripeEmbeddedCheckout,
  destroy: () => void,
  onMounted: () => void,
  onFailed: (error: unknown) => void,
): StripeEmbeddedCheckout {
  return {
    mount: (place) => {
      try {
        checkout.mount(place);
        onMounted();
      } catch (error) {
        onFailed(error);
      }
    },
    unmount: () => checkout.unmount(),
    destroy,
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
