import type { LandingContent } from "../../../../contract/landing-content.ts";

export const demo: LandingContent["demo"] = {
  heading: "Try it before you sign anything",
  lead: "The demo is the product itself, in a temporary workspace. Ask questions, open the tool calls, read the receipt.",
  points: [
    "No account, no email address, no payment details",
    "Sample data to ask about",
    "Everything you typed is erased after an hour",
  ],
  action: "Open the demo",
  note: "Usage is limited, so that there is room for everyone.",
  pictureAlt:
    "A conversation in the product: a question, the lines of the tool calls, the answer and its receipt.",
};
