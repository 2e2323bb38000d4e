import type { LandingContent } from "../../../../contract/landing-content.ts";

export const features: LandingContent["features"] = {
  heading: "Five things, made to fit together",
  lead: "Each of them follows one rule: it does nothing that cannot be looked up afterwards.",
  items: [
    {
      name: "Compliance Logs",
      drawing: "audit",
      text: "The record is not a report written later. It is part of the act: one transaction holds what was done and that it was done.",
      availability: "here",
      points: [
        {
          text: "Every message, tool call, payment and change of rights is an audit event",
          availability: "here",
        },
        { text: "A receipt under each answer names its steps and its events", availability: "here" },
        { text: "Reading and exporting the whole log", availability: "here" },
      ],
    },
    {
      name: "Agent Mode",
      drawing: "agents",
      text: "Give it a goal and watch every step. It stops when you say so, and before it reaches other people it asks first.",
      availability: "here",
      points: [
        { text: "Runs survive reloads and crashes", availability: "here" },
        { text: "Every step and tool call is a line that opens", availability: "here" },
        { text: "Agents of your own, and approvals", availability: "here" },
      ],
    },
    {
      name: "Web Browsing",
      drawing: "browsing",
      text: "It reads the pages that you name and reports what they say. What a page says is reported, never obeyed.",
      availability: "here",
      points: [
        { text: "Reading a page by its address", availability: "here" },
        { text: "A page has no say over what the assistant does", availability: "here" },
        { text: "Searching and acting on the web", availability: "here" },
      ],
    },
    {
      name: "CRM Integrations",
      drawing: "crm",
      text: "Contacts, companies and deals at hand in every conversation, with each change on the record.",
      availability: "building",
      points: [
        { text: "Contacts and companies, found from a conversation", availability: "building" },
        { text: "Deals with their stage and their history", availability: "building" },
        { text: "Each change on the record", availability: "building" },
      ],
    },
    {
      name: "Visual Canvas + Task Routing",
      drawing: "canvas",
      text: "Draw a workflow once and let it run. Work goes to the person or the agent who should have it.",
      availability: "building",
      points: [
        { text: "Steps drawn and connected on a canvas", availability: "building" },
        { text: "Tasks given to a person or an agent by rules", availability: "building" },
        { text: "Every run of a workflow on the record", availability: "building" },
      ],
    },
  ],
};

export const agents: LandingContent["agents"] = {
  heading: "Agents that know when to ask",
  lead: "An agent works on its own until something reaches other people, costs money or cannot be undone. Then it stops, shows the exact content, and waits for a person. Whatever waits for your answer is shown in brass.",
  steps: [
    { name: "It works", text: "Step by step, each with its time, its cost and its result in view." },
    {
      name: "It asks",
      text: "With the exact content, the reason for asking, and how long you have to undo it.",
    },
    {
      name: "It leaves a receipt",
      text: "What was done, on whose behalf, and the number of the record that proves it.",
    },
  ],
  question: {
    title: "Send email to 1 person outside Acme",
    facts: [
      { label: "To", value: "ines@northwind.example" },
      { label: "Subject", value: "Your renewal is approved" },
      { label: "Why asked", value: "it can reach people outside your workspace" },
      { label: "Undo", value: "60 seconds after sending" },
    ],
    approve: "Approve and send",
    edit: "Edit",
    deny: "Deny",
    caption: "A drawing, with sample data, of what works today: a mail that waits for a person.",
  },
};
