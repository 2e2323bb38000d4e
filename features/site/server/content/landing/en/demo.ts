import type { LandingContent } from "../../../../contract/landing-content.ts";

export const demo: LandingContent["demo"] = {
  heading: "Try it before you sign anything",
  lead: "The demo is the product itself, in a workspace that is thrown away afterwards. Ask, open the lines of the tool calls, read the receipt.",
  points: [
    "No account, no e-mail address, no payment details",
    "Sample data to ask about",
    "Everything you typed is erased after an hour",
  ],
  action: "Open the demo",
  note: "How much a visitor can ask is limited, so that there is room for everyone.",
  pictureAlt:
    "A conversation in the product: a question, the lines of the tool calls, the answer and its receipt.",
};
