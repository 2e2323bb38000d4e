import type { Scene } from "#platform/server/scene.ts";

/** The scenes about tools for visitors of the demo. */
export const toolScenes: readonly Scene[] = [
  {
    name: "steps",
    place: 10,
    title: "Watch it work",
    look: [
      "Each step appears under the question as it happens, with its result.",
      "Select a step to see exactly what went in and what came back.",
    ],
    prompt:
      "What is 17.5 % of 2,480? How many working days are left until 31 December? What time is it in Tokyo?",
  },
];
