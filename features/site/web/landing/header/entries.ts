import type { LandingLabels } from "../../../contract/landing-labels.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";

/** An entry of the navigation. */
export interface Entry {
  label: string;
  href: string;
  /** Shown only with these rights, by the marks on the document. */
  only?: "team";
}

/** What the header shows. */
export interface HeaderPage
  extends Pick<
    LandingPage,
    "labels" | "language" | "otherPath" | "hasDemo" | "isSelling" | "publishableKey"
  > {
  /** Precedes anchors: the landing page's path, empty on the landing page itself. */
  landingPath: "" | "/" | "/de";
}

type Offering = Pick<HeaderPage, "labels" | "hasDemo" | "isSelling" | "landingPath">;

/**
 * Navigation for visitors: places on the landing page. Prices and demo only if they exist. Agents are a page
 * for signed-in people.
 */
export function visitorEntries({ labels, hasDemo, isSelling, landingPath }: Offering): Entry[] {
  const demo = { label: labels.demo, href: `${landingPath}#demo` };
  const pricing = { label: labels.pricing, href: `${landingPath}#pricing` };
  return [
    { label: labels.features, href: `${landingPath}#features` },
    { label: labels.agents, href: `${landingPath}#agents` },
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
