import type { DiagramNode } from "../../contract/diagram/diagram.ts";
import type { DrawnFlow } from "./drawn-flow.ts";

/** Flows to the surrounding services, depending on their kind. */
export function serviceFlows(nodes: ReadonlyMap<string, DiagramNode>): DrawnFlow[] {
  const isOutside = (id: string) => nodes.get(id)?.place === "outside";
  return [
    {
      id: "pages",
      from: "worker",
      to: "web",
      label: "addresses of pages",
      isBothWays: true,
      data: "The address of a page that somebody asked about. Its text comes back and is never treated as an instruction.",
      why: "To read a page for you.",
      kept: "The text that was read, with the conversation.",
    },
    {
      id: "spoken",
      from: "server",
      to: "voice",
      label: "text to speak",
      isBothWays: true,
      data: "The sentences to read aloud, and the chosen style. The sound comes back.",
      why: "To speak to you.",
      kept: isOutside("voice")
        ? "There: under the provider’s terms. Here: the sound for an hour, in memory."
        : "The sound for an hour, in memory.",
    },
    {
      id: "said",
      from: "server",
      to: "dictation",
      label: "what you say",
      isBothWays: true,
      data: "The sound of what you say, without your name. The words come back.",
      why: "To transcribe what you say, so you do not have to type.",
      kept: isOutside("dictation")
        ? "There: under the provider’s terms. Here: the sound only if you ask for that, with your message."
        : "The sound only if you ask for that, with your message.",
    },
    {
      id: "letters",
      from: "worker",
      to: "mail",
      label: "mail",
      isBothWays: false,
      data: "The address of the person and the letter: a link to confirm, an invitation, a reminder.",
      why: "To verify addresses and notify people.",
      kept: isOutside("mail")
        ? "There: as the receiving mail servers decide. Here: until it is handed over."
        : "In the outbox, until it is taken out.",
    },
    {
      id: "codes",
      from: "worker",
      to: "texts",
      label: "codes",
      isBothWays: false,
      data: "A phone number and a code that works for minutes.",
      why: "For two-step verification with a phone.",
      kept: isOutside("texts") ? "There: under the carrier’s terms." : "In this installation only.",
    },
    ...paymentFlows(isOutside("payments")),
    {
      id: "sign-in",
      from: "browser",
      to: "identity",
      label: "who you are",
      isBothWays: true,
      data: "That you want to sign in here. Your name and email address come back.",
      why: "To sign in without a separate password.",
      kept: "There: under the provider’s terms. Here: name and address, as long as your account.",
    },
  ];
}

function paymentFlows(isOutside: boolean): DrawnFlow[] {
  return [
    {
      id: "cards",
      from: "browser",
      to: "payments",
      label: "card details",
      isBothWays: false,
      data: "Card and billing address, typed into a form of the payment provider.",
      why: "To pay. They never pass through the server of the product.",
      kept: isOutside
        ? "There: as the law requires. Here: nothing."
        : "Test cards only; nothing of them is kept.",
    },
    {
      id: "subscriptions",
      from: "server",
      to: "payments",
      label: "plan and subscription",
      isBothWays: true,
      data: "The plan, the payer's email address, and the result of the payment.",
      why: "To start, change and end subscriptions.",
      kept: "Subscriptions and invoices for as long as the law asks for.",
    },
  ];
}
