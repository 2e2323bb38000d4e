import type { LandingContent } from "../../../../contract/landing-content.ts";

export const footer: LandingContent["footer"] = {
  line: "It does the work. It keeps the receipts.",
  groups: [
    {
      heading: "Product",
      links: [
        { label: "Features", href: "#features" },
        { label: "Agents", href: "#agents" },
        { label: "Pricing", href: "#pricing" },
        { label: "Demo", href: "/demo" },
        { label: "How it works", href: "/diagram" },
      ],
    },
    {
      heading: "Trust",
      links: [
        { label: "Security", href: "/legal/security" },
        { label: "Subprocessors", href: "/legal/subprocessors" },
        { label: "Data processing", href: "/legal/dpa" },
        { label: "Acceptable use", href: "/legal/acceptable-use" },
      ],
    },
    {
      heading: "Legal",
      links: [
        { label: "Terms of Service", href: "/terms" },
        { label: "Privacy Policy", href: "/privacy" },
        { label: "Cookies", href: "/legal/cookies" },
        { label: "Imprint", href: "/legal/imprint" },
      ],
    },
  ],
  closing:
    "This page sets no cookies and loads nothing from third parties. It is served by the installation itself.",
};
