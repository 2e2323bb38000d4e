import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";

interface CheckoutEvents {
  onShown: () => void;
  onFailed: (error: unknown) => void;
}

/** Longer than a checkout takes to be created or shown. Later counts as blocked. */
const patienceMs = 20_000;

/**
 * Wraps the payment service to report a checkout that cannot be created or shown, which its React component
 * only logs. Destroys a checkout that is left before it is shown: only one may exist.
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
  // A message from the provider's frame shows that it loaded. The sandbox reports by its own event, since
  // parts of it may be missing.
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
    // A failed or left checkout is not shown.
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
