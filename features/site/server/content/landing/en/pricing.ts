import type { LandingContent } from "../../../../contract/landing-content.ts";
import { beingBuilt } from "../being-built.ts";

export const pricing: LandingContent["pricing"] = {
  heading: "Prices",
  lead: "Begin with a trial. Change or cancel whenever you like.",
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
    text: "Nothing is sold here. The administrators of this installation give plans to the people who use it.",
  },
};

export const faq: LandingContent["faq"] = {
  heading: "Questions",
  items: [
    {
      question: "What happens when the trial ends?",
      answer:
        "You are told before. Without a payment method the plan ends and nothing is charged; your data stays yours.",
      isOnlyWhenSold: true,
    },
    {
      question: "Do I need a credit card to begin?",
      answer: "No. An e-mail address is enough to begin the trial, and you can cancel at any time.",
      isOnlyWhenSold: true,
    },
    {
      question: "Where does my data go?",
      answer:
        "To the server that shows you this page, and from there only to what its administrators connected, such as a model provider, a mail server or a payment service. The page How it works names them all.",
      isOnlyWhenSold: false,
    },
    {
      question: "Does it work without a model?",
      answer:
        "Yes, in a small way. A built-in assistant answers until a model is connected. It is not a language model and says so on every message.",
      isOnlyWhenSold: false,
    },
    {
      question: "Can I host it myself?",
      answer:
        "Yes, that is what it is made for. One command starts it with a database of its own; each built-in part can be replaced by your own with one setting.",
      isOnlyWhenSold: false,
    },
    {
      question: "Which of this works today?",
      answer:
        "Everything that is marked as here today. The rest is being built, and a page of the product that is not ready yet says so.",
      isOnlyWhenSold: false,
    },
  ],
};
