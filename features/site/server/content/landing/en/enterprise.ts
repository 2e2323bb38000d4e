import type { LandingContent } from "../../../../contract/landing-content.ts";

export const enterprise: LandingContent["enterprise"] = {
  heading: "For companies that have to answer for what it does",
  lead: "It runs on your machines, on one PostgreSQL database, and sends data only to services you connect.",
  points: [
    {
      name: "Your servers",
      text: "One program and one database. No other store to run or to back up.",
      availability: "here",
    },
    {
      name: "Your identity provider",
      text: "Single sign-on with SAML and OpenID, people and groups through SCIM.",
      availability: "here",
    },
    {
      name: "Your models",
      text: "A server inside your network, or a provider that you chose. No request goes to any other.",
      availability: "here",
    },
    {
      name: "Rights in the database",
      text: "Row-level security is enforced on every table: a forgotten filter cannot expose other people’s data.",
      availability: "here",
    },
    {
      name: "A log that needs no trust",
      text: "Auditors verify it offline, without access to the server.",
      availability: "here",
    },
    {
      name: "Retention and legal hold",
      text: "A hold keeps what a matter needs from every deletion.",
      availability: "here",
    },
  ],
  link: { label: "Read how data is secured", href: "/legal/security" },
};

export const testimonials: LandingContent["testimonials"] = {
  heading: "What customers could say",
  note: "These quotes are made-up examples. They show what the product is for; quotes of customers will take their place.",
  exampleLabel: "Example",
  items: [
    {
      quote:
        "I asked where a figure came from, opened the line, and there was the calculation. That was the whole discussion.",
      name: "Jana Holt",
      role: "Controller, Acme",
      isExample: true,
    },
    {
      quote: "It runs in our own rack, with our own model. The data protection officer needed one meeting.",
      name: "Tomas Berg",
      role: "Head of IT, Northwind Traders",
      isExample: true,
    },
    {
      quote: "It says what it did, what it did not do, and what it needs from me. In that order.",
      name: "Ines Marek",
      role: "Operations, Fabrikam",
      isExample: true,
    },
  ],
};
