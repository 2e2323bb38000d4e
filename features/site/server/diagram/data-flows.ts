import type { DiagramFlow, DiagramNode } from "../../contract/diagram/diagram.ts";
import type { DrawnFlow } from "./drawn-flow.ts";
import { builtinId } from "./model-nodes.ts";
import { serviceFlows } from "./service-flows.ts";

/** The data flows between the parts: which data, why, and how long it is kept. */
export function dataFlows(nodes: readonly DiagramNode[], { isDemoOn }: { isDemoOn: boolean }): DiagramFlow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const drawn = [
    ...ownFlows(isDemoOn),
    ...nodes.filter(({ kind }) => kind === "model").map(askFlow),
    ...serviceFlows(byId),
  ];
  return drawn.map((flow) => {
    const ends = [byId.get(flow.from), byId.get(flow.to)];
    return { ...flow, reach: reachOf(ends), isHere: ends.every((end) => end?.isHere) };
  });
}

function reachOf(ends: readonly (DiagramNode | undefined)[]): DiagramFlow["reach"] {
  if (ends.some((end) => end?.place === "outside")) return "outside";
  return ends.some((end) => end?.place === "network") ? "network" : "installation";
}

const ownFlows = (isDemoOn: boolean): readonly DrawnFlow[] => [
  {
    id: "requests",
    from: "browser",
    to: "server",
    label: "requests and answers",
    isBothWays: true,
    data: "What you type and choose, files that you add, and the proof that you are signed in. Pages and answers come back, word by word.",
    why: "To do what you ask and show you the result.",
    kept: "The browser keeps your session until you sign out, your choices such as colours, and what you typed and did not send.",
  },
  {
    id: "visits",
    from: "browser",
    to: "server",
    label: "page views",
    isBothWays: false,
    data: "The page, kind of browser and device, language and referring site, under a 12-character code that changes every day. No IP address, no cookie.",
    why: "To see which pages are used. With Do Not Track or Global Privacy Control nothing is sent.",
    kept: "Here thirteen months; in the browser the number of the visit, until you clear it.",
  },
  {
    id: "records",
    from: "server",
    to: "database",
    label: "rows and audit events",
    isBothWays: true,
    data: "People, conversations, settings, and the record of each act, written in the same transaction.",
    why: "It is where the product stores everything.",
    kept: `Until you delete it. Audit records stay; personal data in them is encrypted with a key that is destroyed on erasure.${isDemoOn ? " What visitors do in the demo: an hour." : ""}`,
  },
  {
    id: "uploads",
    from: "server",
    to: "files",
    label: "files",
    isBothWays: true,
    data: "Pictures of people and files that they add.",
    why: "To show them to people who have access.",
    kept: "Until they are deleted or replaced.",
  },
  {
    id: "runs",
    from: "worker",
    to: "database",
    label: "runs and steps",
    isBothWays: true,
    data: "Queued work, finished steps, tool calls with their results, and the words of the answer.",
    why: "So that nothing is lost or done twice when a process dies.",
    kept: "As long as the conversation; the single words of a live answer only until it is complete.",
  },
];

function askFlow({ id, place }: DiagramNode): DrawnFlow {
  const isBuiltin = id === builtinId;
  const elsewhere = "There: under the provider’s terms. Here: how many tokens it took and what it cost.";
  return {
    id: `asks-${id}`,
    from: "worker",
    to: id,
    label: isBuiltin ? "the question" : "conversation and answer",
    isBothWays: true,
    data: "The messages of the conversation that the question needs, the tools that there are and their results. The answer comes back.",
    why: isBuiltin ? "To answer although no model is connected." : "To generate the answer.",
    kept: place === "outside" ? elsewhere : "Nothing beyond the conversation itself.",
  };
}
