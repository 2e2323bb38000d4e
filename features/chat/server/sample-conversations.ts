import type { RunError, RunStatus } from "#features/runs/contract/index.ts";

export interface SampleTurn {
  question: string;
  answer: string;
  tool?: {
    name: string;
    title: string;
    input: Record<string, string>;
    line: string;
    summary: string;
    url?: string;
  };
  status?: RunStatus;
  error?: RunError;
}

export interface SampleConversation {
  title: string;
  hoursAgo: number;
  turns: SampleTurn[];
}

const calculate = (expression: string, result: string): SampleTurn["tool"] => ({
  name: "calculate",
  title: "Calculate",
  input: { expression },
  line: `Calculating ${expression}`,
  summary: `${expression} = ${result}`,
});

/** A person's working week, with a run in every state. */
export const sampleConversations: SampleConversation[] = [
  {
    title: "Margin on the Northwind renewal",
    hoursAgo: 1,
    turns: [
      {
        question: "Northwind renews at 48,600 a year and costs us 31,250. What margin is that?",
        answer:
          "The margin is **17,350 a year, 35.7 %** of the price.\n\n| | Amount |\n|---|---:|\n| Price | 48,600 |\n| Cost | 31,250 |\n| Margin | 17,350 |",
        tool: calculate("(48,600 - 31,250) / 48,600", "0.357"),
      },
      {
        question: "And if we give them 8 % off?",
        answer:
          "At 8 % off the price is 44,712 and the margin falls to **13,462, or 30.1 %**. You give away 3,888 a year.",
        tool: calculate("48,600 * 0.92 - 31,250", "13,462"),
      },
    ],
  },
  {
    title: "Working days until the audit",
    hoursAgo: 5,
    turns: [
      {
        question: "How many days are left until 15 December?",
        answer: "**24 days** are left until Tuesday, 15 December. 16 of them are working days.",
        tool: {
          name: "current_time",
          title: "Date and time",
          input: { until: "2026-12-15" },
          line: "Looking at the calendar",
          summary: "24 days until 15 December 2026",
        },
      },
    ],
  },
  {
    title: "Summary of the supplier's security page",
    hoursAgo: 26,
    turns: [
      {
        question: "What does https://supplier.example/security say about backups?",
        answer:
          "It says three things on backups:\n\n1. They are taken every six hours and kept for 35 days.\n2. A restore is rehearsed once a quarter.\n3. Copies lie in a second region of the same country.\n\nIt does not say who can read them, nor how they are encrypted.",
        tool: {
          name: "read_web_page",
          title: "Read a web page",
          input: { url: "https://supplier.example/security" },
          line: "Reading supplier.example",
          summary: "Security at Supplier, 1,240 words",
          url: "https://supplier.example/security",
        },
      },
    ],
  },
  {
    title: "Draft reply to Ines about the invoice",
    hoursAgo: 30,
    turns: [
      {
        question: "Write a short reply to Ines: the invoice is correct, payment goes out on Friday.",
        answer:
          "> Dear Ines,\n>\n> thank you for asking. The invoice is correct as it stands, and our payment goes out this Friday.\n>\n> Kind regards,\n> Jana",
      },
    ],
  },
  {
    title: "Compare the three hosting offers",
    hoursAgo: 50,
    turns: [
      {
        question:
          "Compare the hosting offers we talked about last month and tell me which is cheapest over three years.",
        answer: "I found two of the three offers in your conversations so far",
        status: "cancelled",
      },
    ],
  },
  {
    title: "Translate the works council notice",
    hoursAgo: 74,
    turns: [
      {
        question: "Translate the notice for the works council into Polish.",
        answer: "",
        status: "failed",
        error: {
          code: "model.rate_limited",
          message: "The model provider received too many requests (429). Try again in 20 s.",
          retryAfterMs: 20_000,
        },
      },
    ],
  },
  {
    title: "Quarterly figures for the board",
    hoursAgo: 0.1,
    turns: [
      {
        question: "Collect the quarterly figures for the board and check the sums.",
        answer: "The figures of July and August are in.",
        status: "running",
      },
    ],
  },
  {
    title: "Terminate the old phone contract",
    hoursAgo: 2,
    turns: [
      {
        question: "Terminate the old phone contract by the end of the month.",
        answer: "The letter is ready. It goes out once you approve it.",
        status: "waiting",
      },
    ],
  },
  {
    title: "Agenda for the Monday meeting",
    hoursAgo: 0.05,
    turns: [
      { question: "Make an agenda for Monday from this week's open points.", answer: "", status: "queued" },
    ],
  },
];
