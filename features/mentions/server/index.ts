export { findReaders } from "./mentionable.repository.ts";
export { registerMentionableAgents } from "./mentionable-agents.ts";
export { notifyMentioned } from "./notify-mentioned.ts";
export { requireMentions, standingMentions } from "./require-mentions.ts";
