import { defineErrors } from "#platform/contract/define-errors.ts";

/** Errors of the billing functions. The trial dialog shows the first ones word for word. */
export const billingErrors = defineErrors({
  no_plan: [400, "No pricing plan found"],
  checkout_failed: [502, "Failed to create checkout session"],
  no_client_secret: [502, "No client secret returned"],
  invalid_email: [400, "Please enter a valid email address."],
  disposable_email: [
    400,
    "Disposable addresses get no free trial. Use your work address or another permanent address.",
  ],
  trial_domain_busy: [
    429,
    "Today's free trials for addresses of this domain are used up. Try again tomorrow, or ask the operator of this installation to allow the domain.",
  ],
  provider_none: [404, "This installation takes no payments. Plans are assigned by its administrators."],
  foreign_origin: [403, "This request must come from a page of this installation."],
  checkout_not_found: [
    404,
    "This browser has no checkout in progress. Start again, or open the link in your email.",
  ],
  checkout_expired: [410, "This checkout has expired. Start again."],
  checkout_incomplete: [409, "The checkout is not finished yet."],
  checkout_mismatch: [409, "This checkout cannot be used for an account. Start again."],
  address_unconfirmed: [409, "Confirm your email first. Your plan is kept."],
  checkout_claimed: [409, "This checkout already belongs to an account."],
  account_already_created: [409, "The account already exists."],
  account_exists: [
    409,
    "Failed to create account. If you already have an account, sign in to link this plan.",
  ],
  finish_link_unknown: [404, "This link is not valid. Open the link in the latest email, or start again."],
  finish_link_expired: [
    410,
    "This link has expired. The checkout was cancelled, and nothing is charged. Start again.",
  ],
  invalid_password: [422, "This password cannot be used. Choose another one."],
  payment_service_busy: [503, "The payment service is busy. Try again in a moment; your checkout is kept."],
  no_customer: [409, "This workspace has no subscription to manage."],
  portal_failed: [502, "Failed to open customer portal"],
  subscription_running: [409, "This workspace already has a subscription. Change its plan instead."],
  second_trial: [
    409,
    "This address or workspace already has a trial. The new one was cancelled, and nothing is charged. Sign in to continue.",
  ],
  already_subscribed: [
    409,
    "This workspace already has a subscription. The new one was cancelled, and its payment is refunded.",
  ],
  no_subscription: [409, "This workspace has no subscription to change. Choose a plan first."],
  plan_not_sold: [400, "This plan is no longer available. Reload the page to see the current plans."],
  yearly_price_unlikely: [
    400,
    "The price for a year must be between three and twelve monthly prices. Check the amount.",
  ],
  plan_quantity: [400, "This quantity is too high for one workspace."],
  plan_unchanged: [409, "The workspace is already on this plan."],
  next_plan_set: [409, "A plan change is already scheduled. Cancel it first, then choose again."],
  left_plan_missing: [409, "There is no plan to keep: someone else has taken it over, or it has ended."],
  next_plan_missing: [409, "No plan change is scheduled."],
  preview_outdated: [409, "The price has changed. Check the new price, then confirm again."],
  tax_address_missing: [409, "Tax depends on your address. Add it under Manage billing, then try again."],
  plan_change_under_way: [409, "Someone else is changing this workspace's plan. Try again in a moment."],
  outgoing_done: [409, "This operation is already done or does not exist. Reload the page."],
  plan_not_paid: [
    402,
    "The payment was declined, and the plan did not change. Update the payment method, then try again.",
  ],
});
