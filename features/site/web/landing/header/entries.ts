import type { LandingLabels } from "../../../contract/landing-labels.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";

/** An entry of the navigation. */
export interface Entry {
  label: string;
  href: string;
  /** Of the variants that theme it: shown only to those who have it, by the marks on the document. */
  only?: "team";
}

type Offering = Pick<LandingPage, "labels" | "hasDemo" | "isSelling">;

/** Places on this page, prices and the demo where there are any; the agents are a page for whoever is signed in. */
export function visitorEntries({ labels, hasDemo, isSelling }: Offering): Entry[] {
  const demo = { label: labels.demo, href: "#demo" };
  const pricing = { label: labels.pricing, href: "#pricing" };
  return [
    { label: labels.features, href: "#features" },
    { label: labels.agents, href: "#agents" },
    ...(isSelling ? [pricing] : []),
    ...(hasDemo ? [demo] : []),
  ];
}

/** Where whoever is signed in can go. */
export function userEntries(labels: LandingLabels): Entry[] {
  return [
    { label: labels.dashboard, href: "/dashboard" },
    { label: labels.conversation, href: "/conversation" },
    { label: labels.agents, href: "/agents" },
    { label: labels.tasks, href: "/tasks" },
    { label: labels.team, href: "/team", only: "team" },
    { label: labels.compliance, href: "/compliance" },
    { label: labels.settings, href: "/settings" },
    { label: labels.profile, href: "/profile" },
  ];
}
