import { toSeconds } from "../../engine/seconds.ts";
import type { World } from "../../engine/world.ts";
import { invalid } from "../api-error.ts";
import type { CheckoutParams } from "./checkout-params.ts";

const minTrialEndSeconds = 48 * 3600;
const minOpenSeconds = 30 * 60;
const maxOpenSeconds = 24 * 3600;

/** Throws for invalid combinations of valid parameters. */
export function checkCheckoutRules(world: World, params: CheckoutParams): void {
  checkPage(params);
  checkWho(params);
  checkTax(params);
  checkTimes(toSeconds(world.now), params);
  if (params.mode !== "subscription") throw invalid("The payment sandbox sells subscriptions only.", "mode");
  if (params.line_items?.length !== 1) {
    throw invalid("Checkout Sessions of the payment sandbox need exactly one line item.", "line_items");
  }
}

function checkPage(params: CheckoutParams) {
  // Stripe's default is its own page.
  const { ui_mode: mode = "hosted_page" } = params;
  if (mode === "hosted_page") return checkHostedPage(params);
  if (mode === "embedded_page") return checkEmbeddedPage(params);
  throw invalid("The payment sandbox shows embedded and hosted pages only.", "ui_mode");
}

function checkHostedPage({
  redirect_on_completion: redirect,
  return_url: url,
  success_url: success,
  cancel_url: cancel,
}: CheckoutParams) {
  if (redirect !== undefined || url !== undefined) {
    const name = url === undefined ? "redirect_on_completion" : "return_url";
    throw invalid(`\`${name}\` cannot be used with \`ui_mode: hosted_page\`.`, name);
  }
  if (success === undefined) {
    throw invalid(
      "You must provide a `success_url` with `ui_mode: hosted_page`.",
      "success_url",
      "parameter_missing",
    );
  }
  for (const [name, address] of [
    ["success_url", success],
    ["cancel_url", cancel],
  ] as const) {
    if (address !== undefined && !/^https?:\/\//.test(address))
      throw invalid("Not a valid URL", name, "url_invalid");
  }
}

function checkEmbeddedPage({
  redirect_on_completion: redirect,
  return_url: url,
  success_url: success,
  cancel_url: cancel,
}: CheckoutParams) {
  if (success !== undefined || cancel !== undefined) {
    const name = success === undefined ? "cancel_url" : "success_url";
    throw invalid(`\`${name}\` cannot be used with \`ui_mode: embedded_page\`.`, name);
  }
  if (redirect === "never" && url !== undefined) {
    throw invalid("`return_url` cannot be provided when `redirect_on_completion` is `never`.", "return_url");
  }
  if (redirect !== "never" && url === undefined) {
    throw invalid(
      "You must provide a `return_url` unless `redirect_on_completion` is `never`.",
      "return_url",
      "parameter_missing",
    );
  }
}

function checkWho(params: CheckoutParams) {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer");
  }
  if (params.customer_email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(params.customer_email)) {
    throw invalid(`Invalid email address: ${params.customer_email}`, "customer_email", "email_invalid");
  }
  if (params.customer_update !== undefined && params.customer === undefined) {
    throw invalid("`customer_update` can only be used with `customer`.", "customer_update");
  }
  if (params.allow_promotion_codes !== undefined && params.discounts !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: allow_promotion_codes, discounts.",
      "allow_promotion_codes",
    );
  }
}

function checkTax({
  customer,
  customer_update: update,
  automatic_tax: tax,
  tax_id_collection: ids,
}: CheckoutParams) {
  if (customer === undefined) return;
  // A sandbox customer has no address until a checkout asks for it.
  if (tax?.enabled && update?.address !== "auto") {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to `auto` to save the address entered during Checkout.",
      "customer_update[address]",
      "customer_tax_location_invalid",
    );
  }
  if (ids?.enabled && update?.name !== "auto") {
    throw invalid(
      "Tax ID collection requires updating business name on the customer. Set `customer_update[name]` to `auto`.",
      "customer_update[name]",
    );
  }
}

function checkTimes(now: number, { subscription_data: data, expires_at: expires }: CheckoutParams) {
  const days = data?.trial_period_days;
  if (days !== undefined && data?.trial_end !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: trial_period_days, trial_end.",
      "subscription_data[trial_end]",
    );
  }
  if (days !== undefined && (days < 1 || days > 730)) {
    throw invalid(
      "The number of trial period days must be between 1 and 730.",
      "subscription_data[trial_period_days]",
    );
  }
  if (data?.trial_end !== undefined && data.trial_end < now + minTrialEndSeconds) {
    throw invalid(
      "The `trial_end` date has to be at least 2 days in the future.",
      "subscription_data[trial_end]",
    );
  }
  if (expires !== undefined && (expires < now + minOpenSeconds || expires > now + maxOpenSeconds)) {
    throw invalid(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
}
