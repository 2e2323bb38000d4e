import type { LandingContent } from "../../../../contract/landing-content.ts";

export const capabilities: LandingContent["capabilities"] = {
  heading: "What it can do, and what it cannot yet",
  lead: "An honest list. Whatever is marked “here today” works on this server. The rest is still being built.",
  items: [
    {
      name: "Conversations",
      text: "Ask and watch the answer arrive. Stop, retry, edit, search. A reload or a crash loses nothing.",
      availability: "here",
    },
    {
      name: "Tools with receipts",
      text: "Calculator, dates, web pages, files, mails, tasks, charts, your own conversations. Each use is a line that opens.",
      availability: "here",
    },
    {
      name: "Audit trail",
      text: "Each action is recorded in the transaction that performs it. If it cannot be recorded, it does not happen.",
      availability: "here",
    },
    {
      name: "Models of your choice",
      text: "Servers in your own network, or OpenAI, Anthropic and Google with your key. Until one is connected, a built-in assistant answers and says so.",
      availability: "here",
    },
    {
      name: "Accounts and sign-in",
      text: "Passwords, passkeys, two-step verification, Google, Microsoft, GitHub, any OpenID provider; SAML and SCIM are part of the Enterprise plan.",
      availability: "here",
    },
    {
      name: "Budgets and limits",
      text: "What a plan includes is counted and enforced, and what a request may cost is set aside before a model is asked.",
      availability: "here",
    },
    {
      name: "Voice",
      text: "Talk instead of typing, in one of ten speaking styles, and interrupt it. No sound is kept unless you ask for it.",
      availability: "here",
    },
    {
      name: "Reading the whole log",
      text: "Search, read and export every audit event.",
      availability: "here",
    },
    {
      name: "Approvals",
      text: "Important actions wait for your approval, with the exact content in view.",
      availability: "here",
    },
    {
      name: "Agents of your own",
      text: "With instructions, tools and limits you set, and versions you can compare.",
      availability: "here",
    },
    {
      name: "Tasks and workflows",
      text: "Drawn once, run by people and agents together.",
      availability: "building",
    },
    {
      name: "Contacts and deals",
      text: "Companies, people and deals at hand in every conversation.",
      availability: "building",
    },
    {
      name: "Files",
      text: "Attach a document and ask about it.",
      availability: "here",
    },
  ],
  diagramLink: "See how it works and where data goes",
};
