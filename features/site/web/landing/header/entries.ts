import type { LandingLabels } from "../../../contract/landing-labels.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";

/** An entry of the navigation. */
export interface Entry {
  label: string;
  href: string;
  /** Shown only with these rights, by the marks on the document. */
  only?: "team";
}

type Offering = Pick<LandingPage, "labels" | "hasDemo" | "isSelling">;

/**
 * Navigation for visitors: places on this page. Prices and demo only if they exist. Agents are a page for
 * signed-in people.
 */
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

/** Navigation for signed-in people. */
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
