// Replaces js.stripe.com for the payment sandbox: same interface, a frame of this server, no real money.
(() => {
  if (typeof window.Stripe === "function") return;

  const origin = new URL(document.currentScript.src).origin;
  const startHeight = 420;
  let live = null;

  function connect(publishableKey) {
    if (typeof publishableKey !== "string" || !publishableKey.startsWith("pk_test_sandbox_")) {
      throw refuse("This is a payment sandbox: it takes only keys that begin with pk_test_sandbox_.");
    }
    return {
      createEmbeddedCheckoutPage,
      initEmbeddedCheckout: createEmbeddedCheckoutPage,
      registerAppInfo() {},
      _registerWrapper() {},
      elements: missing("elements"),
      createToken: missing("createToken"),
      createPaymentMethod: missing("createPaymentMethod"),
      confirmCardPayment: missing("confirmCardPayment"),
    };
  }
  // The release that the npm library expects; it warns of any other.
  connect.version = "endive";
  window.Stripe = connect;

  async function createEmbeddedCheckoutPage(options) {
    if (live) throw refuse("You cannot have multiple Embedded Checkout objects.");
    const instance = {};
    live = instance;
    try {
      const clientSecret = await readSecret(options ?? {});
      return Object.assign(instance, embeddedCheckout(instance, clientSecret, options));
    } catch (error) {
      if (live === instance) live = null;
      throw error;
    }
  }

  async function readSecret({ clientSecret, fetchClientSecret }) {
    if (clientSecret !== undefined && fetchClientSecret !== undefined) {
      throw refuse("Give either clientSecret or fetchClientSecret, not both.");
    }
    const secret = typeof fetchClientSecret === "function" ? await fetchClientSecret() : clientSecret;
    if (typeof secret !== "string" || !/^cs_test_\w+_secret_/.test(secret)) {
      throw refuse("The client secret must be one of a checkout session of the payment sandbox.");
    }
    return secret;
  }

  function embeddedCheckout(instance, clientSecret, { onComplete, onAnalyticsEvent }) {
    let frame = null;
    let isComplete = false;
    let isDestroyed = false;

    function mount(place) {
      if (isDestroyed) throw refuse("This Embedded Checkout was destroyed; create another one.");
      if (frame) throw refuse("This Embedded Checkout is already mounted.");
      const element = typeof place === "string" ? document.querySelector(place) : place;
      if (!(element instanceof Element)) throw refuse("mount() found no element to mount to.");
      frame = createFrame(clientSecret);
      addEventListener("message", receive);
      frame.addEventListener("load", greet);
      element.replaceChildren(frame);
    }

    function unmount() {
      removeEventListener("message", receive);
      frame?.remove();
      frame = null;
    }

    function destroy() {
      unmount();
      isDestroyed = true;
      if (live === instance) live = null;
    }

    // The framed page answers only the window that greets it, at the configured origin.
    function greet() {
      frame?.contentWindow?.postMessage({ type: "sbx:hello" }, origin);
    }

    function receive(event) {
      if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
      const { type, height } = Object(event.data);
      if (type === "sbx:ready") tell("checkoutRendered");
      if (type === "sbx:error") tell("checkoutSubmitFailed");
      if (type === "sbx:height" && height > 0) frame.style.height = `${Math.min(Math.ceil(height), 4000)}px`;
      if (type === "sbx:complete" && !isComplete) {
        isComplete = true;
        tell("checkoutSubmitted");
        onComplete?.();
      }
    }

    function tell(eventType) {
      const checkoutSession = clientSecret.split("_secret_", 1)[0];
      const timestamp = Math.floor(Date.now() / 1000);
      onAnalyticsEvent?.({ checkoutSession, eventType, details: {}, clientMetadata: {}, timestamp });
    }

    return { mount, unmount, destroy };
  }

  function createFrame(clientSecret) {
    const frame = document.createElement("iframe");
    frame.title = "Payment sandbox – test mode";
    frame.referrerPolicy = "no-referrer";
    frame.style.cssText = `display: block; width: 100%; height: ${startHeight}px; border: 0;`;
    // A fragment is sent to no server and appears in no log.
    frame.src = `${origin}/sandbox/c/embedded#${encodeURIComponent(clientSecret)}`;
    return frame;
  }

  function missing(name) {
    return () => {
      throw refuse(`The payment sandbox has no ${name}; it knows the embedded checkout alone.`);
    };
  }

  function refuse(message) {
    const error = new Error(message);
    error.name = "IntegrationError";
    return error;
  }
})();
