import type { Scene } from "#platform/server/scene.ts";

/** The scenes about runs for visitors of the demo. */
export const runScenes: readonly Scene[] = [
  {
    name: "receipt",
    place: 20,
    title: "Ask for the receipt",
    look: [
      "Below the answer is its receipt. Open it: who answered, each step, and how long it took.",
      "Each line is an audit event, stored in the same transaction as the action itself.",
    ],
    prompt: "Northwind pays 48,600 a year and costs us 31,250: what is (48,600 - 31,250) / 48,600?",
  },
  {
    name: "again",
    place: 40,
    title: "Change your mind",
    look: [
      "“Answer again” writes another version of the answer; the first one stays, and you can go back to it.",
      "Use the pencil next to your question to edit it. Both versions stay, each with its answers.",
      "While a language model writes, Stop takes the place of Send. The built-in assistant is too quick for that.",
    ],
    prompt: "How many days are left until 24 December?",
  },
];
