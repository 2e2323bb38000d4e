import type { BillingTexts } from "./billing-texts.ts";

export const english: BillingTexts = {
  language: "en",
  mails: {
    finish_account: ({ site, plan, day }) => ({
      subject: "Finish your account",
      title: "Only a password is missing",
      paragraphs: [
        `You began with the ${plan} plan at ${site}, and your checkout is complete.`,
        `Choose a password and your workspace is ready. The link works once, until ${day}.`,
        "If you do nothing, the plan is cancelled then. No trial counts as used.",
      ],
      button: "Choose a password",
      closing: "Was it not you? Ignore this mail: no account is created without a password.",
    }),
    account_exists: ({ site, plan, day }) => ({
      subject: "Someone started a plan with your address",
      title: "Someone started a plan with your address",
      paragraphs: [
        `Someone completed a checkout of the ${plan} plan at ${site} with this address, which has an account already.`,
        `Was it you? Sign in to link this plan with your workspace. The link works once, until ${day}.`,
      ],
      button: "Sign in to link this plan",
      closing:
        "Was it not you? Ignore this mail: your account is unchanged, and the plan is cancelled automatically.",
    }),
    welcome: ({ plan, day }) => ({
      subject: "Welcome to Adjutant",
      title: "Welcome to Adjutant",
      paragraphs: [
        `Your workspace is ready, with the ${plan} plan.`,
        ...(day ? [`The trial runs until ${day}. Nothing is charged before that.`] : []),
        "Next, open a chat and hand over a first task. You manage the plan in the settings, under Billing.",
      ],
      button: "Open your workspace",
    }),
    trial_ending: ({ plan, day, period }) => ({
      subject: `Your trial ends in ${period}`,
      title: `Your trial ends in ${period}`,
      paragraphs: [
        `The trial of the ${plan} plan ends on ${day}. There is no card yet, so nothing can be charged.`,
        "Add a card to go on without a break. Otherwise the workspace can only be read from then on; nothing in it is lost.",
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
        "Invoices are kept in the settings, under Billing.",
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
        `Everything works until ${day}. From then on the workspace can only be read until the payment succeeds.`,
        "Check the card, or add another. The payment is retried automatically.",
      ],
      button: "Update the payment",
    }),
    payment_action: ({ plan, amount }) => ({
      subject: "Your bank asks for a confirmation",
      title: "Your bank asks for a confirmation",
      paragraphs: [
        amount
          ? `Your bank wants you to confirm the payment of ${amount} for the ${plan} plan.`
          : `Your bank wants you to confirm the payment of the ${plan} plan.`,
        "Until you do, it is not paid.",
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
        "Everything is kept. You can continue as soon as the payment succeeds.",
      ],
      button: "Update the payment",
    }),
    cancel_planned: ({ plan, day }) => ({
      subject: "Your plan is cancelled",
      title: `Your plan ends on ${day}`,
      paragraphs: [
        `The ${plan} plan was cancelled. Everything works until ${day}, and nothing more is charged.`,
        "Did you change your mind? Resume the plan before that day.",
      ],
      button: "Open billing",
    }),
    cancel_undone: ({ plan, day }) => ({
      subject: "Your plan goes on",
      title: "Your plan goes on",
      paragraphs: [
        day
          ? `The cancellation of the ${plan} plan was undone. It goes on after ${day} as before.`
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
      subject: `${entitlement}: the limit is near`,
      title: `${entitlement}: the limit is near`,
      paragraphs: [
        `Your workspace has used ${used} of ${limit}. The limit resets on ${day}.`,
        "A larger plan raises the limit immediately.",
      ],
      button: "See plan and usage",
    }),
    usage_reached: ({ entitlement, limit, day }) => ({
      subject: `${entitlement}: the limit is reached`,
      title: `${entitlement}: the limit is reached`,
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
        `Everything works until ${day}. To continue after that, subscribe yourself.`,
      ],
      button: "Choose a plan",
    }),
    address_unproved: ({ site, day }) => ({
      subject: "Confirm your address, or your account is deleted",
      title: `Your account will be deleted on ${day}`,
      paragraphs: [
        `An account was opened at ${site} with this address, and nobody has confirmed that the mailbox is yours.`,
        `To keep it, sign in before ${day}, choose “Resend” in the reminder, and open the link that comes by mail.`,
        "Otherwise its trial is cancelled, and the account is deleted with everything in it.",
      ],
      button: "Sign in",
      closing: "Was it not you? Do nothing: the account is deleted automatically.",
    }),
    account_removed: ({ site }) => ({
      subject: "Your account was deleted",
      title: "Your account was deleted",
      paragraphs: [
        `The address of your account at ${site} was not confirmed within 30 days. The account is gone, and its trial is cancelled. Nothing is charged.`,
      ],
      closing: "This is the last mail about this account.",
    }),
  },
  fallback: "If the button does not work, open this address:",
  labels: { plan: "Plan", amount: "Amount", invoice: "Invoice", day: "Date", account: "Address" },
  entitlements: {
    messages: "Messages",
    runs: "Agent runs",
    tokens: "Tokens",
    model_cost: "Model budget",
    voice_seconds: "Voice",
  },
  closing: (site) => `You get this mail because you look after a workspace at ${site}.`,
};
