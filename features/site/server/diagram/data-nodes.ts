import type { DiagramNode } from "../../contract/diagram/diagram.ts";
import type { InstallationFacts } from "./installation-facts.ts";
import { modelNodes } from "./model-nodes.ts";
import { voiceNodes } from "./voice-nodes.ts";

/** The parts of the product, including those this installation does not use. */
export function dataNodes(facts: InstallationFacts): DiagramNode[] {
  const processes = facts.hasOwnWorker ? "own process" : "one process";
  return [
    {
      id: "browser",
      kind: "browser",
      label: "Your browser",
      variant: "no tracking cookies",
      text: isPaidOutside(facts)
        ? "Shows the pages and what the assistant writes. Of anyone else it loads the payment form alone. It keeps cookies of ours only while you sign in, confirm your address or order."
        : "Shows the pages and what the assistant writes. It loads nothing from anyone else, and keeps cookies only while you sign in, confirm your address or order.",
      place: "person",
      isHere: true,
    },
    {
      id: "server",
      kind: "program",
      label: "Server",
      variant: processes,
      text: "Answers browsers and programs. It decides who may do what, and writes each act down in the transaction that does it.",
      place: "installation",
      isHere: true,
    },
    {
      id: "worker",
      kind: "program",
      label: "Worker",
      variant: processes,
      text: "Lets the assistant work: asks the model, uses tools, journals each step. Another one takes over where one stops.",
      place: "installation",
      isHere: true,
    },
    {
      id: "database",
      kind: "store",
      label: "PostgreSQL",
      variant: facts.database === "embedded" ? "embedded" : "external",
      text: "Keeps everything: people, conversations, work that waits, live answers and the record of each act. Every table is closed to whoever does not own its rows.",
      place: facts.database === "embedded" ? "installation" : "network",
      isHere: true,
    },
    {
      id: "files",
      kind: "store",
      label: "Files",
      variant: facts.files === "folder" ? "local folder" : "S3 storage",
      text: "Keeps pictures and files that people add.",
      place: facts.files === "folder" ? "installation" : "network",
      isHere: true,
    },
    ...modelNodes(facts.models),
    ...voiceNodes(facts),
    webNode(facts),
    mailNode(facts),
    textsNode(facts),
    paymentsNode(facts),
    signInNode(facts),
  ];
}

function webNode({ isBrowsing }: InstallationFacts): DiagramNode {
  return {
    id: "web",
    kind: "service",
    label: "Web pages",
    variant: isBrowsing ? "on request" : "not connected",
    text: "Public pages that the assistant reads because somebody asked for it. Private addresses are refused.",
    place: "outside",
    isHere: isBrowsing,
  };
}

function mailNode({ mail }: InstallationFacts): DiagramNode {
  const isSent = mail === "smtp";
  return {
    id: "mail",
    kind: "service",
    label: isSent ? "Mail server" : "Mail outbox",
    variant: isSent ? "SMTP" : "nothing is sent",
    text: isSent
      ? "Takes confirmations, invitations and reminders to people's mailboxes."
      : "No mail server is connected: mail stays in the database, where admins read it.",
    place: isSent ? "outside" : "installation",
    isHere: true,
  };
}

function textsNode({ texts }: InstallationFacts): DiagramNode {
  const isSent = texts === "twilio" || texts === "webhook";
  const variants = {
    outbox: "not connected",
    log: "log only",
    webhook: "own gateway",
    twilio: "Twilio",
  };
  return {
    id: "texts",
    kind: "service",
    label: "Text messages",
    variant: variants[texts],
    text: isSent
      ? "Takes codes for signing in to people's phones."
      : "No carrier is connected: codes by text message stay in this installation.",
    place: isSent ? "outside" : "installation",
    isHere: isSent,
  };
}

function paymentsNode({ payments }: InstallationFacts): DiagramNode {
  const variants = {
    none: "nothing is sold here",
    sandbox: "sandbox",
    "stripe-test": "Stripe, test",
    stripe: "Stripe",
  };
  const isOutside = isPaidOutside({ payments });
  return {
    id: "payments",
    kind: "service",
    label: "Payments",
    variant: variants[payments],
    text: isOutside
      ? "Takes card details straight from the browser; this installation never sees them."
      : payments === "sandbox"
        ? "Plays the payment provider inside this installation, so that everything can be tried. No money moves."
        : "Plans are given by admins; nobody pays here.",
    place: isOutside ? "outside" : "installation",
    isHere: payments !== "none",
  };
}

function isPaidOutside({ payments }: Pick<InstallationFacts, "payments">): boolean {
  return payments === "stripe" || payments === "stripe-test";
}

function signInNode({ isSignInOutside }: InstallationFacts): DiagramNode {
  return {
    id: "identity",
    kind: "service",
    label: "Sign-in elsewhere",
    variant: isSignInOutside ? "connected" : "not connected",
    text: "A company's or a public provider that says who somebody is, when people choose it in place of a password.",
    place: "outside",
    isHere: isSignInOutside,
  };
}
