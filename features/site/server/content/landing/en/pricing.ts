import type { LandingContent } from "../../../../contract/landing-content.ts";
import { beingBuilt } from "../being-built.ts";

export const pricing: LandingContent["pricing"] = {
  heading: "Prices",
  lead: "Start with a trial. Change or cancel any time.",
  monthly: "Monthly",
  yearly: "Yearly",
  perMonth: "per month",
  perYear: "per year",
  trial: "{days} days free, no credit card required",
  note: "Each plan lists what it is made for. Some of that is still being built; the list above says what works today.",
  planWords: [],
  beingBuilt,
  comparison: {
    heading: "Compare the plans",
    feature: "What it is made for",
    included: "Included",
    notIncluded: "Not included",
    pricePerMonth: "Price per month",
    trialDays: "Trial days",
  },
  notSold: {
    heading: "Plans",
    text: "Nothing is sold here. The administrators of this installation assign plans.",
  },
};

export const faq: LandingContent["faq"] = {
  heading: "Questions",
  items: [
    {
      question: "What happens when the trial ends?",
      answer:
        "We remind you before it ends. Without a payment method, the plan ends and nothing is charged. Your data stays yours.",
      isOnlyWhenSold: true,
    },
    {
      question: "Do I need a credit card to start?",
      answer: "No. An email address is enough to start the trial, and you can cancel at any time.",
      isOnlyWhenSold: true,
    },
    {
      question: "Where does my data go?",
      answer:
        "To this server, and from there only to services that its administrators connected, such as a model provider, a mail server or a payment service. The page How it works lists them all.",
      isOnlyWhenSold: false,
    },
    {
      question: "Does it work without a model?",
      answer:
        "Yes, with limits. A built-in assistant answers until a model is connected. It is not a language model and says so on every message.",
      isOnlyWhenSold: false,
    },
    {
      question: "Can I host it myself?",
      answer:
        "Yes, it is made for that. One command starts it with its own database. Each built-in part can be replaced with one setting.",
      isOnlyWhenSold: false,
    },
    {
      question: "Which of this works today?",
      answer: "Everything marked “here today”. The rest is being built, and pages that are not ready say so.",
      isOnlyWhenSold: false,
    },
  ],
};
