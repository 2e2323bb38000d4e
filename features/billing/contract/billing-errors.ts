import { defineErrors } from "#platform/contract/define-errors.ts";

/** Errors of the billing functions. The trial dialog shows the first ones word for word. */
export const billingErrors = defineErrors({
  no_plan: [400, "No pricing plan found"],
  checkout_failed: [502, "Failed to create checkout session"],
  no_client_secret: [502, "No client secret returned"],
  invalid_email: [400, "Please enter a valid email address."],
  disposable_email: [
    400,
    "Addresses of this mail service are thrown away, so they get no free trial. Use your address at work or at a mail provider.",
  ],
  trial_domain_busy: [
    429,
    "Today's free trials for addresses of this domain are used up. Try again tomorrow, or ask whoever runs this installation to allow the domain.",
  ],
  provider_none: [404, "This installation takes no payments. Plans are assigned by its administrators."],
  foreign_origin: [403, "This call has to come from a page of this installation."],
  checkout_not_found: [
    404,
    "This browser has no checkout under way. Start again, or use the link that was mailed to you.",
  ],
  checkout_expired: [410, "This checkout is too old. Start again."],
  checkout_incomplete: [409, "The checkout is not finished yet."],
  checkout_mismatch: [409, "This checkout cannot be used for an account. Start again."],
  address_unconfirmed: [409, "Confirm your address first: we sent a link to it. The plan is kept."],
  checkout_claimed: [409, "This checkout belongs to an account already."],
  account_already_created: [409, "The account was created already."],
  account_exists: [
    409,
    "Failed to create account. If you already have an account, sign in to link this plan.",
  ],
  finish_link_unknown: [404, "This link is not known. Open the newest mail, or start again."],
  finish_link_expired: [
    410,
    "This link has expired. What it was for was cancelled, and nothing is charged. Start again.",
  ],
  invalid_password: [422, "The password cannot be used."],
  payment_service_busy: [503, "The payment service is busy. Try again in a moment; your checkout is kept."],
  no_customer: [
    409,
    "There is nothing to manage yet: this workspace has no subscription that was paid for here.",
  ],
  portal_failed: [502, "Failed to open customer portal"],
  subscription_running: [
    409,
    "This workspace has a subscription already. Change its plan; another one would be paid twice.",
  ],
  second_trial: [
    409,
    "A trial for this address or workspace has begun already. This one was cancelled, and nothing is charged; sign in to go on.",
  ],
  already_subscribed: [
    409,
    "This workspace has a subscription already. The new one was cancelled; what was paid for it is given back.",
  ],
  no_subscription: [409, "This workspace has no subscription that could be changed. Choose a plan first."],
  plan_not_sold: [400, "This plan is not sold any more. Reload the page to see the plans there are."],
  yearly_price_unlikely: [
    400,
    "A year has to cost between three and twelve months of this plan. Look at the amount again.",
  ],
  plan_quantity: [400, "This plan cannot be had so many times for one workspace."],
  plan_unchanged: [409, "This is the plan that the workspace has already."],
  next_plan_set: [
    409,
    "Another plan begins with the next period already. Take that back first, then choose again.",
  ],
  left_plan_missing: [
    409,
    "There is nothing to keep: the plan does not end because you left, or it has ended.",
  ],
  next_plan_missing: [409, "No other plan waits to begin: the plan stays as it is."],
  preview_outdated: [
    409,
    "Something changed since the price was worked out. Look at the new price, then confirm again.",
  ],
  tax_address_missing: [
    409,
    "Tax follows from where you are. Add your address under Manage billing, then try again.",
  ],
  plan_change_under_way: [
    409,
    "Somebody else is changing the plan of this workspace. Try again in a moment.",
  ],
  outgoing_done: [409, "This is done already, or was never there. Reload the page to see what is left."],
  plan_not_paid: [
    402,
    "The payment was refused, so the plan stays as it is. Update the payment method, then try again.",
  ],
});
