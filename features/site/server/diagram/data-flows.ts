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
    data: "What you type and choose, files that you add, and the proof that you are signed in. Back come pages and answers, word by word.",
    why: "To do what you ask for and to show it to you.",
    kept: "The browser keeps your session until you sign out, your choices such as colours, and what you typed and did not send.",
  },
  {
    id: "visits",
    from: "browser",
    to: "server",
    label: "page views",
    isBothWays: false,
    data: "Which page, from which kind of browser and device, in which language and led by which site, under a code of 12 characters that is another one each day. No address of yours, no cookie.",
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
    why: "It is the only memory of the product.",
    kept: `Until you delete it. The record stays; what it says about you is sealed with a key that an erasure destroys.${isDemoOn ? " What visitors do in the demo: an hour." : ""}`,
  },
  {
    id: "uploads",
    from: "server",
    to: "files",
    label: "files",
    isBothWays: true,
    data: "Pictures of people and files that they add.",
    why: "To show them again, to those who may see them.",
    kept: "Until they are deleted or replaced.",
  },
  {
    id: "runs",
    from: "worker",
    to: "database",
    label: "runs and steps",
    isBothWays: true,
    data: "The work that waits, each finished step, tool calls with their results, and the words of the answer.",
    why: "So that nothing is lost or done twice when a process dies.",
    kept: "As long as the conversation; the single words of a live answer only until it is complete.",
  },
];

function askFlow({ id, place }: DiagramNode): DrawnFlow {
  const isBuiltin = id === builtinId;
  const elsewhere =
    "There: as the terms of the provider say. Here: how many tokens it took and what it cost.";
  return {
    id: `asks-${id}`,
    from: "worker",
    to: id,
    label: isBuiltin ? "the question" : "conversation and answer",
    isBothWays: true,
    data: "The messages of the conversation that the question needs, the tools that there are and their results. Back comes the answer.",
    why: isBuiltin ? "To answer although no model is connected." : "To have the answer written.",
    kept: place === "outside" ? elsewhere : "Nothing beyond the conversation itself.",
  };
}
