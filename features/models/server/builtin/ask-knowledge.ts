import type { Action, Plan } from "./plan.ts";

export const knowledgeTool = "search_knowledge";
const mostCharacters = 500;
const ofConversations = /\b(?:conversations?|chats?|messages?|history|threads?|we|i|you)\b|\bremember\b/i;

/**
 * The plan where collections are switched on: they are asked what no other rule understands, and what would otherwise
 * be looked up in conversations without naming them.
 */
export function askKnowledge(plan: Plan, message: string): Plan {
  if (plan.question) return plan;
  const actions = plan.actions.map((action) => (isLoose(action, message) ? search(message) : action));
  if (plan.missed.length === 0) return { ...plan, actions };
  const asked = plan.missed.map(search);
  return { actions: [...actions, ...asked], missed: [] };
}

function isLoose(action: Action, message: string): boolean {
  return (
    action.type === "tool" && action.toolName === "search_conversations" && !ofConversations.test(message)
  );
}

function search(question: string): Action {
  return { type: "tool", toolName: knowledgeTool, input: { question: question.slice(0, mostCharacters) } };
}
