import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";

interface CheckoutEvents {
  onShown: () => void;
  onFailed: (error: unknown) => void;
}

/** Longer than any checkout takes to appear; what has not come by then was held up on its way. */
const patienceMs = 30_000;

/**
 * The same payment service, but of a checkout that cannot be opened or shown it tells, which the component for React
 * leaves to the console; and one that is left before it has appeared is ended, since there may be only one.
 */
export function watchCheckout(stripe: Stripe, { onShown, onFailed }: CheckoutEvents) {
  let isLeft = false;
  let end = () => {};
  const patience = setTimeout(() => fail(new Error("The checkout did not appear.")), patienceMs);

  const fail = (error: unknown) => {
    clearTimeout(patience);
    if (!isLeft) onFailed(error);
  };

  const createEmbeddedCheckoutPage: Stripe["createEmbeddedCheckoutPage"] = async (options) => {
    try {
      const checkout = await stripe.createEmbeddedCheckoutPage(options);
      clearTimeout(patience);
      end = once(() => checkout.destroy());
      if (!isLeft) return tellingMount(checkout, end, onShown, fail);
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
      clearTimeout(patience);
      end();
    },
  };
}

function tellingMount(
  checkout: StripeEmbeddedCheckout,
  destroy: () => void,
  onShown: () => void,
  onFailed: (error: unknown) => void,
): StripeEmbeddedCheckout {
  return {
    mount: (place) => {
      try {
        checkout.mount(place);
        onShown();
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
