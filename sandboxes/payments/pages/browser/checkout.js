// The checkout in the frame. Inserts server data as text only. The secret is in the fragment.
(() => {
  const clientSecret = decodeURIComponent(location.hash.slice(1));
  const main = document.querySelector("main");
  const form = main.querySelector("form");
  const button = form.querySelector("button[type=submit]");
  const alertNote = form.querySelector("[data-alert]");
  const back = main.querySelector("[data-back]");
  const promotion = form.querySelector("#promotion-code");
  const fieldIds = { number: "number", expiry: "expiry", cvc: "cvc", promotionCode: "promotion-code" };
  const unreachable = "The server did not answer. Nothing was charged.";

  let checkout = null;
  let isBusy = false;
  /** The promotion code of the shown `checkout`. */
  let appliedCode = "";
  /** The last code that was refused: the checkout continues without it. */
  let refusedCode = null;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Nobody pays before the total includes the code's discount, or before knowing that it has none.
    const isSettled = [appliedCode, refusedCode].includes(typedCode());
    void (isSettled ? confirmCheckout() : applyCode());
  });
  promotion.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void applyCode();
  });
  form.querySelector("[data-apply]").addEventListener("click", () => void applyCode());
  for (const answer of main.querySelectorAll("[data-answer]")) {
    answer.addEventListener("click", () => void confirmCheckout(answer.dataset.answer));
  }
  main.querySelector("[data-retry]").addEventListener("click", () => void load());
  void load();

  async function load() {
    show("loading");
    const { ok, status, body } = await call("read", { clientSecret });
    if (!ok) return fail(body.error?.message ?? unreachable, status === 0 || status >= 500);
    checkout = body;
    fill();
    if (checkout.status === "complete") return complete();
    if (checkout.status !== "open") return fail("It has ended. Go back and begin again.", false);
    show("open");
    hostChannel.send({ type: "sbx:ready" });
  }

  async function applyCode() {
    if (isBusy) return;
    const code = typedCode();
    setBusy(true);
    forgetErrors();
    const { ok, body } = await call("read", { clientSecret, promotionCode: code });
    setBusy(false);
    const state = form.querySelector("[data-promotion-state]");
    if (body.status === "refused") {
      refusedCode = code;
      showFieldErrors(body.fields);
      state.textContent = `Not applied. You can go on without it: due today ${checkout.dueToday}.`;
      return;
    }
    if (!ok || body.status !== "open") return refuse(body.error?.message ?? unreachable);
    appliedCode = code;
    checkout = body;
    fill();
    state.textContent = code
      ? `Applied. Due today: ${checkout.dueToday}.`
      : `Due today: ${checkout.dueToday}.`;
  }

  function typedCode() {
    return checkout.allowsPromotionCodes ? promotion.value.trim() : "";
  }

  async function confirmCheckout(challengeResult) {
    if (isBusy) return;
    setBusy(true);
    forgetErrors();
    const { ok, status, body } = await call("confirm", { clientSecret, ...readForm(), challengeResult });
    setBusy(false);
    if (body.status === "complete") return complete();
    if (body.status === "challenge") return show("challenge", "#challenge-title");
    hostChannel.send({ type: "sbx:error" });
    show("open");
    if (body.status === "declined") return refuse(body.message);
    if (body.status === "refused") return showFieldErrors(body.fields);
    const { message } = body.error ?? {};
    if (status === 404 || status === 410)
      return fail(message ?? "It has ended. Go back and begin again.", false);
    refuse(ok || !message ? unreachable : message);
  }

  function readForm() {
    const value = (name) => form.elements[name].value;
    const card = { number: value("number"), expiry: value("expiry"), cvc: value("cvc") };
    return {
      ...(checkout.needsCard ? { card } : {}),
      ...(appliedCode ? { promotionCode: appliedCode } : {}),
    };
  }

  function fill() {
    for (const place of main.querySelectorAll("[data-text]"))
      place.textContent = checkout[place.dataset.text];
    for (const place of main.querySelectorAll("[data-value]")) place.value = checkout[place.dataset.value];
    if (checkout.cancelUrl) back.querySelector("a").href = checkout.cancelUrl;
    back.hidden = !checkout.cancelUrl;
    part("email").hidden = !checkout.email;
    part("card").hidden = !checkout.needsCard;
    part("no-card").hidden = checkout.needsCard;
    part("discount").hidden = !checkout.discount;
    part("promotion").hidden = !checkout.allowsPromotionCodes;
  }

  function complete() {
    for (const id of Object.values(fieldIds)) document.getElementById(id).value = "";
    if (checkout.successUrl) return location.assign(checkout.successUrl);
    show("complete", "#complete-title");
    hostChannel.send({ type: "sbx:complete" });
  }

  function fail(message, canRetry) {
    main.querySelector("[data-failure]").textContent = message;
    main.querySelector("[data-retry]").hidden = !canRetry;
    show("failed", "#failed-title");
    hostChannel.send({ type: "sbx:error" });
  }

  function refuse(message) {
    alertNote.querySelector("span").textContent = message;
    alertNote.hidden = false;
    if (checkout.needsCard) document.getElementById("number").focus();
    // Waits for the frame to grow: the error may be below the visible part of the dialog.
    setTimeout(() => button.scrollIntoView({ block: "nearest" }), 150);
  }

  function showFieldErrors(fields) {
    const wrong = Object.entries(fieldIds).filter(([name]) => fields[name]);
    for (const [name, id] of wrong) {
      if (name === "promotionCode") form.querySelector("[data-promotion]").open = true;
      document.getElementById(id).setAttribute("aria-invalid", "true");
      document.getElementById(`${id}-error`).textContent = fields[name];
    }
    document.getElementById(wrong[0]?.[1])?.focus();
  }

  function forgetErrors() {
    alertNote.hidden = true;
    form.querySelector("[data-promotion-state]").textContent = "";
    for (const id of Object.values(fieldIds)) {
      document.getElementById(id).removeAttribute("aria-invalid");
      document.getElementById(`${id}-error`).textContent = "";
    }
  }

  function show(view, focused) {
    for (const place of main.querySelectorAll("[data-view]")) place.hidden = place.dataset.view !== view;
    if (focused) main.querySelector(focused).focus();
  }

  // The button stays focusable while busy.
  function setBusy(busy) {
    isBusy = busy;
    main.ariaBusy = String(busy);
    for (const each of main.querySelectorAll("button")) each.setAttribute("aria-disabled", String(busy));
    button.dataset.busy = String(busy);
  }

  function part(name) {
    return form.querySelector(`[data-part="${name}"]`);
  }

  async function call(name, input) {
    try {
      const response = await fetch(`/sandbox/api/checkout/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
        credentials: "omit",
      });
      return { ok: response.ok, status: response.status, body: Object(await response.json()) };
    } catch {
      return { ok: false, status: 0, body: {} };
    }
  }
})();
