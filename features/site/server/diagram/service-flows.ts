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
      data: "The address of a page that somebody asked about. Back comes its text, which is never taken for an order.",
      why: "To read a page for you.",
      kept: "The text that was read, with the conversation.",
    },
    {
      id: "spoken",
      from: "server",
      to: "voice",
      label: "text to speak",
      isBothWays: true,
      data: "The sentences of an answer that somebody wants to hear, and in which of ten styles. Back comes the sound.",
      why: "To speak to you.",
      kept: isOutside("voice")
        ? "There: as the terms of the provider say. Here: the sound for an hour, in memory."
        : "The sound for an hour, in memory.",
    },
    {
      id: "said",
      from: "server",
      to: "dictation",
      label: "what you say",
      isBothWays: true,
      data: "The sound of what you say, without your name. Back come the words.",
      why: "To write down what you say in place of typing.",
      kept: isOutside("dictation")
        ? "There: as the terms of the provider say. Here: the sound only if you ask for that, with your message."
        : "The sound only if you ask for that, with your message.",
    },
    {
      id: "letters",
      from: "worker",
      to: "mail",
      label: "mail",
      isBothWays: false,
      data: "The address of the person and the letter: a link to confirm, an invitation, a reminder.",
      why: "To prove an address and to tell people what they need to know.",
      kept: isOutside("mail")
        ? "There: as the mail servers on the way do. Here: until it was handed over."
        : "In the outbox, until it is taken out.",
    },
    {
      id: "codes",
      from: "worker",
      to: "texts",
      label: "codes",
      isBothWays: false,
      data: "A phone number and a code that works for minutes.",
      why: "To sign in with a phone as the second step.",
      kept: isOutside("texts") ? "There: as the terms of the carrier say." : "In this installation only.",
    },
    ...paymentFlows(isOutside("payments")),
    {
      id: "sign-in",
      from: "browser",
      to: "identity",
      label: "who you are",
      isBothWays: true,
      data: "That you want to sign in here. Back come your name and e-mail address.",
      why: "To sign in without a password of this installation.",
      kept: "There: as the provider's terms say. Here: name and address, as long as your account.",
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
        ? "There: as the payment provider has to. Here: nothing."
        : "Test cards only; nothing of them is kept.",
    },
    {
      id: "subscriptions",
      from: "server",
      to: "payments",
      label: "plan and subscription",
      isBothWays: true,
      data: "Which plan, the payer's e-mail address, and what became of the payment.",
      why: "To begin, change and end subscriptions.",
      kept: "Subscriptions and invoices for as long as the law asks for.",
    },
  ];
}
