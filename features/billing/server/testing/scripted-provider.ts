import { randomBytes } from "node:crypto";

type Fields = Record<string, string>;
type Answer = { status: number; body: object };

/** Fields that the protocol accepts for a session. Others are refused as the provider does. */
const sessionFields =
  /^(mode|ui_mode|redirect_on_completion|success_url|cancel_url|(automatic_tax|tax_id_collection)\[enabled\]|billing_address_collection|customer_update\[(address|name)\]|line_items\[0\]\[(price|quantity)\]|payment_method_collection|subscription_data\[(trial_period_days|trial_end|metadata\]\[\w+|trial_settings\]\[end_behavior\]\[missing_payment_method)\]|metadata\[\w+\]|customer|customer_email|client_reference_id|allow_promotion_codes|locale|expires_at|expand\[\d+\])$/;

/** A test's own provider, which can falsify any field. */
export interface ScriptedProvider {
  fetch: typeof fetch;
  calls: string[];
  sessions: Map<string, Record<string, unknown>>;
  subscriptions: Map<string, Record<string, unknown>>;
  customers: Map<string, Fields>;
  /** Responses for ids of prices, cards, charges and disputes. */
  others: Map<string, object>;
  /** Customers with a card. */
  cards: Set<string>;
  /** Responses of invoice lists, newest first. */
  invoices: Record<string, unknown>[];
  /** Completes the session like a person in the frame. Returns the new ids. */
  complete(sessionId: string, email?: string): { subscriptionId: string; customerId: string };
  /** Answers with this status until set to undefined. */
  failure: number | undefined;
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const newKey = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex")}`;

/** Implements as much of the protocol as billing uses, and refuses what the real provider refuses. */
export function createScriptedProvider(): ScriptedProvider {
  const sessions = new Map<string, Record<string, unknown>>();
  const subscriptions = new Map<string, Record<string, unknown>>();
  const customers = new Map<string, Fields>();
  const others = new Map<string, object>();
  const cards = new Set<string>();
  const invoices: Record<string, unknown>[] = [];
  const byKey = new Map<string, { body: string; answer: Answer }>();
  const fieldsOf = new Map<string, Fields>();

  function createSession(fields: Fields): Answer {
    const unknown = Object.keys(fields).find((name) => !sessionFields.test(name));
    if (unknown) return refusal(400, "parameter_unknown", unknown);
    if (fields.customer && fields.customer_email) return refusal(400, "parameter_invalid", "customer");
    const inSeconds = Number(fields.expires_at) - nowSeconds();
    if (!(inSeconds >= 1_750 && inSeconds <= 86_400)) return refusal(400, "parameter_invalid", "expires_at");
    const id = newKey("cs_test");
    const session = {
      ...{ id, object: "checkout.session", livemode: false, mode: fields.mode, status: "open" },
      ...{
        payment_status: "unpaid",
        client_secret: fields.success_url ? null : `${id}_secret`,
        url: fields.success_url ? `https://checkout.example/${id}` : null,
        subscription: null,
        customer: fields.customer ?? null,
      },
      ...{ client_reference_id: fields.client_reference_id, customer_details: null },
      metadata: { checkout_intent_id: fields["metadata[checkout_intent_id]"] },
    };
    sessions.set(id, session);
    fieldsOf.set(id, fields);
    return { status: 200, body: session };
  }

  function complete(sessionId: string, email?: string) {
    const fields = fieldsOf.get(sessionId) ?? {};
    const session = sessions.get(sessionId) ?? {};
    const days = Number(fields["subscription_data[trial_period_days]"] ?? 0);
    const subscriptionId = newKey("sub");
    const customerId = fields.customer ?? newKey("cus");
    const end = nowSeconds() + (days || 30) * 86_400;
    const item = { price: { id: fields["line_items[0][price]"] }, quantity: 1 };
    customers.set(customerId, {});
    subscriptions.set(subscriptionId, {
      ...{
        id: subscriptionId,
        object: "subscription",
        customer: customerId,
        livemode: false,
        created: nowSeconds(),
      },
      ...{ status: days ? "trialing" : "active", trial_end: days ? end : null, cancel_at: null },
      cancel_at_period_end: false,
      items: { data: [{ ...item, current_period_start: nowSeconds(), current_period_end: end }] },
    });
    Object.assign(session, {
      ...{ status: "complete", subscription: subscriptionId, customer: customerId, client_secret: null },
      payment_status: days ? "no_payment_required" : "paid",
      customer_details: { email: email ?? fields.customer_email },
    });
    return { subscriptionId, customerId };
  }

  function answer(method: string, path: string, fields: Fields): Answer {
    const [, , noun, id = "", act] = path.split("/");
    const other = method === "GET" ? others.get(id) : undefined;
    if (other) return { status: 200, body: other };
    if (path === "/v1/checkout/sessions" && method === "GET") {
      const data = [...sessions.values()]
        .filter(({ status }) => status === fields.status)
        .map((session) => ({ ...session, subscription: subscriptions.get(String(session.subscription)) }));
      return { status: 200, body: { object: "list", data, has_more: false, url: path } };
    }
    if (path === "/v1/checkout/sessions") return createSession(fields);
    if (noun === "checkout") {
      const [, , , , sessionId = "", verb] = path.split("/");
      const session = sessions.get(sessionId);
      if (!session) return refusal(404, "resource_missing", "id");
      if (verb === "expire" && session.status !== "open") return refusal(400, "invalid_state", "status");
      if (verb === "expire") Object.assign(session, { status: "expired", client_secret: null });
      const subscription = subscriptions.get(String(session.subscription)) ?? session.subscription;
      return { status: 200, body: { ...session, subscription } };
    }
    if (noun === "subscriptions" && id === "" && method === "GET") {
      const data = [...subscriptions.values()].filter(
        ({ status, customer }) => status !== "canceled" && (fields.customer ?? customer) === customer,
      );
      return { status: 200, body: { object: "list", data, has_more: false, url: path } };
    }
    if (noun === "subscriptions") {
      const subscription = subscriptions.get(id);
      if (!subscription) return refusal(404, "resource_missing", "id");
      if (method === "DELETE") subscription.status = "canceled";
      if (fields.cancel_at_period_end === "true") subscription.cancel_at_period_end = true;
      const isWhole = fields["expand[0]"] === "latest_invoice";
      return {
        status: 200,
        body: isWhole ? { latest_invoice: firstInvoiceOf(subscription), ...subscription } : subscription,
      };
    }
    if (noun === "invoices") {
      const preview = { object: "invoice", amount_due: 2_999, currency: "usd" };
      return { status: 200, body: id === "create_preview" ? preview : { object: "list", data: invoices } };
    }
    if (noun === "customers" && customers.has(id) && method === "GET") {
      const card = cards.has(id) ? "pm_1" : null;
      const settings = { default_payment_method: card };
      return { status: 200, body: { id, object: "customer", invoice_settings: settings } };
    }
    if (noun === "customers" && customers.has(id)) {
      customers.set(id, fields);
      return { status: 200, body: { id, object: "customer" } };
    }
    if (noun === "billing_portal" && id === "configurations") return { status: 200, body: { id: "bpc_1" } };
    if (noun === "billing_portal" && id === "sessions") {
      return { status: 200, body: { id: newKey("bps"), url: `https://portal.example/${fields.customer}` } };
    }
    return refusal(404, "resource_missing", `${noun} ${act ?? ""}`);
  }

  const provider: ScriptedProvider = {
    ...{
      calls: [],
      sessions,
      subscriptions,
      customers,
      others,
      cards,
      invoices,
      complete,
      failure: undefined,
    },
    async fetch(input, init) {
      const url = new URL(String(input));
      const method = init?.method ?? "GET";
      provider.calls.push(`${method} ${url.pathname}`);
      if (provider.failure) return respond(refusal(provider.failure, "api_error", ""));
      const body = String(init?.body ?? "");
      const key = new Headers(init?.headers).get("idempotency-key");
      const known = key ? byKey.get(key) : undefined;
      if (known && known.body !== body) return respond(refusal(400, "idempotency_key_in_use", ""));
      const reply =
        known?.answer ??
        answer(
          method,
          url.pathname,
          Object.fromEntries(new URLSearchParams(method === "GET" ? url.search : body)),
        );
      if (key && method === "POST") byKey.set(key, { body, answer: reply });
      return respond(reply);
    },
  };
  return provider;
}

/** By default an active subscription is paid. */
function firstInvoiceOf({ status }: Record<string, unknown>) {
  return status === "active" ? { status: "paid", total: 2_999, billing_reason: "subscription_cycle" } : null;
}

function refusal(status: number, code: string, param: string): Answer {
  return {
    status,
    body: { error: { type: "invalid_request_error", code, param, message: `Refused: ${code} ${param}` } },
  };
}

function respond({ status, body }: Answer): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "stripe-should-retry": "false" },
  });
}
