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
        ? "Shows the pages and what the assistant writes. The payment form is the only thing it loads from elsewhere. It keeps our cookies only while you sign in, confirm your address or check out."
        : "Shows the pages and what the assistant writes. It loads nothing from elsewhere, and keeps cookies only while you sign in, confirm your address or check out.",
      place: "person",
      isHere: true,
    },
    {
      id: "server",
      kind: "program",
      label: "Server",
      variant: processes,
      text: "Answers browsers and programs. It checks permissions, and records each action in the transaction that performs it.",
      place: "installation",
      isHere: true,
    },
    {
      id: "worker",
      kind: "program",
      label: "Worker",
      variant: processes,
      text: "Runs the assistant: asks the model, uses tools and records each step. If one worker stops, another takes over.",
      place: "installation",
      isHere: true,
    },
    {
      id: "database",
      kind: "store",
      label: "PostgreSQL",
      variant: facts.database === "embedded" ? "embedded" : "external",
      text: "Stores everything: people, conversations, queued work, live answers and the audit log. Row-level security protects every table.",
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
    text: "Public pages that the assistant reads on request. Private addresses are refused.",
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
      ? "Delivers confirmations, invitations and reminders."
      : "No mail server is connected: emails stay in the database, where admins can read them.",
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
      ? "Delivers sign-in codes to phones."
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
        ? "Stands in for the payment provider, so that you can try everything. No money moves."
        : "Admins assign plans; nobody pays here.",
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
    label: "External sign-in",
    variant: isSignInOutside ? "connected" : "not connected",
    text: "A company or public provider that people can sign in with instead of a password.",
    place: "outside",
    isHere: isSignInOutside,
  };
}
