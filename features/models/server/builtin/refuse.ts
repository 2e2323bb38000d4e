import { abilities, connectModel } from "./texts.ts";

const beyond: [RegExp, string][] = [
  [
    /\b(?:e-?mail|send)\b/,
    "I send a mail when you name its address and its text: “send a mail to anna@example.com with the subject Today and the text I am late”.",
  ],
  [
    /\b(?:write|draft|compose|rewrite|rephrase|improve|generate|create|brainstorm|suggest)\b/,
    "I cannot write texts: I have no language model.",
  ],
  [
    /\btranslate|\btranslation\b|\bin (?:german|french|spanish|italian)\b/,
    "I cannot translate: I have no language model.",
  ],
  [
    /\b(?:weather|forecast|temperature|rain)\b/,
    "I have no weather service. Give me the address of a page that has it, and I read it for you.",
  ],
  [
    /\b(?:news|headlines|stock price|share price|score of)\b/,
    "I have no news service. Give me the address of a page that has it, and I read it for you.",
  ],
  [
    /\b(?:code|function|script|program|regex|sql)\b/,
    "I cannot write or explain code: I have no language model.",
  ],
  [
    /\bremind(?:er)?\b/,
    "I send no reminders. I put a task on your list when you write it so: “remind me tomorrow at 9 to call Anna”.",
  ],
  [/\b(?:schedule|book|call)\b/, "I cannot schedule, book or call anything."],
];

/** The reply to a request that was not understood: that it was not, why, and what would work. */
export function refuse(missed: string): string {
  const plain = missed.toLowerCase();
  const reason =
    beyond.find(([pattern]) => pattern.test(plain))?.[1] ??
    "I cannot answer that: I follow rules, know English (for mails and tasks also German), and have no general knowledge.";
  return `${reason}\n\n${abilities}\n\n${connectModel}`;
}
