import type { Module } from "#platform/server/module.ts";
import { mentionRoutes } from "./mention.routes.ts";
import { retainedMentionData } from "./retained-data.ts";

/** Mentions of people, teams and agents in texts of other features. */
export const mentionsModule: Module = {
  name: "mentions",
  routes: [mentionRoutes],
  keeps: retainedMentionData,
};
