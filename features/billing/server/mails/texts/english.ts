import type { BillingTexts } from "./billing-texts.ts";

export const english: BillingTexts = {
  language: "en",
  mails: {
    finish_account: ({ site, plan, day }) => ({
      subject: "Finish your account",
      title: "Choose a password to finish",
      paragraphs: [
        `You started the ${plan} plan at ${site}, and your checkout is complete.`,
        `Choose a password and your workspace is ready. The link works once, until ${day}.`,
        "If you do nothing, the plan is cancelled on that day, and you can still use your free trial.",
      ],
      button: "Choose a password",
      closing: "If this wasn't you, ignore this email. No account is created without a password.",
    }),
    account_exists: ({ site, plan, day }) => ({
      subject: "Someone started a plan with your address",
      title: "Someone started a plan with your address",
      paragraphs: [
        `Someone completed a checkout of the ${plan} plan at ${site} with this address, which already has an account.`,
        `If this was you, sign in to link the plan to your workspace. The link works once, until ${day}.`,
      ],
      button: "Sign in to link this plan",
      closing:
        "If this wasn't you, ignore this email. Your account is unchanged, and the plan is cancelled automatically.",
    }),
    welcome: ({ plan, day }) => ({
      subject: "Welcome to Adjutant",
      title: "Welcome to Adjutant",
      paragraphs: [
        `Your workspace is ready, with the ${plan} plan.`,
        ...(day ? [`The trial runs until ${day}. Nothing is charged before that.`] : []),
        "Start a chat and give the assistant a first task. You can manage your plan in Settings, under Billing.",
      ],
      button: "Open your workspace",
    }),
    trial_ending: ({ plan, day, period }) => ({
      subject: `Your trial ends in ${period}`,
      title: `Your trial ends in ${period}`,
      paragraphs: [
        `The trial of the ${plan} plan ends on ${day}. There is no card on file, so nothing can be charged.`,
        "Add a card to continue without interruption. Otherwise your workspace becomes read-only; nothing in it is lost.",
      ],
      button: "Add a card",
    }),
    trial_charge: ({ plan, day, period, amount }) => ({
      subject: `Your trial ends in ${period}`,
      title: `Your trial ends in ${period}`,
      paragraphs: [
        `The trial of the ${plan} plan ends on ${day}. Your card is charged on ${day}: ${amount}.`,
        "To continue, do nothing. To stop, cancel before that day.",
      ],
      button: "Open billing",
    }),
    trial_ended: ({ plan }) => ({
      subject: "Your trial has ended",
      title: "Your trial has ended",
      paragraphs: [
        `The trial of the ${plan} plan is over, and nothing was charged.`,
        "You can still read your workspace, and everything in it is kept. Choose a plan to continue.",
      ],
      button: "Choose a plan",
    }),
    receipt: ({ plan, amount }) => ({
      subject: "Your payment was received",
      title: "Thank you for your payment",
      paragraphs: [
        amount ? `We received ${amount} for the ${plan} plan.` : `The ${plan} plan is paid.`,
        "You can find your invoices in Settings, under Billing.",
      ],
      button: "Open the invoice",
    }),
    payment_failed: ({ plan, day, amount, daysLeft }) => ({
      subject: daysLeft > 1 ? "A payment failed" : "Last day: a payment failed",
      title: "A payment failed",
      paragraphs: [
        amount
          ? `${amount} for the ${plan} plan could not be charged.`
          : `The payment of the ${plan} plan could not be charged.`,
        `Everything works until ${day}. After that, your workspace is read-only until the payment succeeds.`,
        "Check the card, or add another. The payment is retried automatically.",
      ],
      button: "Update payment method",
    }),
    payment_action: ({ plan, amount }) => ({
      subject: "Your bank asks you to confirm a payment",
      title: "Your bank asks you to confirm a payment",
      paragraphs: [
        amount
          ? `Your bank wants you to confirm the payment of ${amount} for the ${plan} plan.`
          : `Your bank wants you to confirm the payment of the ${plan} plan.`,
        "The payment goes through once you confirm it.",
      ],
      button: "Confirm the payment",
    }),
    payment_recovered: ({ plan }) => ({
      subject: "Your payment went through",
      title: "Your payment went through",
      paragraphs: [`The ${plan} plan is paid again. There is nothing left to do.`],
      button: "Open billing",
    }),
    access_ended: ({ plan }) => ({
      subject: "Your workspace is read-only",
      title: "Your workspace is read-only",
      paragraphs: [
        `The payment of the ${plan} plan has failed for a week.`,
        "Your data is kept. You can continue once the payment succeeds.",
      ],
      button: "Update payment method",
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: "Your plan is cancelled",
      title: `Your plan ends on ${day}`,
      paragraphs: [
        `The ${plan} plan was cancelled. Everything works until ${day}, and nothing more is charged.`,
        "Changed your mind? Resume the plan before that day.",
      ],
      button: "Open billing",
    }),
    cancel_undone: ({ plan, day }) => ({
      subject: "Your plan continues",
      title: "Your plan continues",
      paragraphs: [
        day
          ? `The cancellation of the ${plan} plan was undone. It continues after ${day} as before.`
          : `The cancellation of the ${plan} plan was undone.`,
      ],
      button: "Open billing",
    }),
    subscription_ended: ({ plan }) => ({
      subject: "Your plan has ended",
      title: "Your plan has ended",
      paragraphs: [
        `The ${plan} plan is over, and nothing more is charged.`,
        "You can still read your workspace, and everything in it is kept. Choose a plan to continue.",
      ],
      button: "Choose a plan",
    }),
    usage_warned: ({ entitlement, used, limit, day }) => ({
      subject: `${entitlement}: close to the limit`,
      title: `${entitlement}: close to the limit`,
      paragraphs: [
        `Your workspace has used ${used} of ${limit}. The limit resets on ${day}.`,
        "A larger plan raises the limit immediately.",
      ],
      button: "See plan and usage",
    }),
    usage_reached: ({ entitlement, limit, day }) => ({
      subject: `${entitlement}: limit reached`,
      title: `${entitlement}: limit reached`,
      paragraphs: [
        `Your workspace has used all of its ${limit}. The limit resets on ${day}.`,
        "A larger plan lets you continue immediately.",
      ],
      button: "See plan and usage",
    }),
    payer_left: ({ plan, day }) => ({
      subject: "The payer of your workspace has left",
      title: "The payer of your workspace has left",
      paragraphs: [
        `The person who paid for the ${plan} plan has left your workspace and is no longer charged.`,
        `Everything works until ${day}. To continue after that, choose a plan yourself.`,
      ],
      button: "Choose a plan",
    }),
    address_unproved: ({ site, day }) => ({
      subject: "Confirm your email, or your account will be deleted",
      title: `Your account will be deleted on ${day}`,
      paragraphs: [
        `An account was created at ${site} with this address, but the address has not been confirmed.`,
        `To keep it, sign in before ${day}, choose “Resend” in the reminder, and open the link in the email.`,
        "Otherwise, its trial is cancelled, and the account is deleted with everything in it.",
      ],
      button: "Sign in",
      closing: "If this wasn't you, do nothing. The account is deleted automatically.",
    }),
    account_removed: ({ site }) => ({
      subject: "Your account was deleted",
      title: "Your account was deleted",
      paragraphs: [
        `The address of your account at ${site} was not confirmed within 30 days. The account was deleted, and its trial is cancelled. Nothing is charged.`,
      ],
      closing: "This is the last email about this account.",
    }),
  },
  fallback: "If the button does not work, open this link:",
  labels: { plan: "Plan", amount: "Amount", invoice: "Invoice", day: "Date", account: "Address" },
  entitlements: {
    messages: "Messages",
    runs: "Agent runs",
    tokens: "Tokens",
    model_cost: "Model budget",
    voice_seconds: "Voice",
  },
  closing: (site) => `You receive this email because you manage a workspace at ${site}.`,
};
