import { isOrder } from "./is-order.ts";
import type { Action, Plan } from "./plan.ts";
import { splitRequests } from "./split-requests.ts";

export const knowledgeTool = "search_knowledge";
const mostCharacters = 500;
const ofConversations = /\b(?:conversations?|chats?|messages?|history|threads?|we|i|you)\b|\bremember\b/i;

/**
 * The plan where collections are switched on: they are asked what no other rule understands and is no order, and what
 * would otherwise be looked up in conversations without naming them.
 */
export function askKnowledge(plan: Plan, message: string): Plan {
  if (plan.question) return plan;
  const actions = plan.actions.map((action) => (isLoose(action, message) ? search(message) : action));
  const questions = plan.missed.filter((missed) => !isOrderIn(missed));
  const missed = plan.missed.filter((one) => !questions.includes(one));
  return { actions: [...actions, ...questions.map(search)], missed };
}

function isOrderIn(missed: string): boolean {
  const [request] = splitRequests(missed);
  return request !== undefined && isOrder(request);
}

function isLoose(action: Action, message: string): boolean {
  return (
    action.type === "tool" && action.toolName === "search_conversations" && !ofConversations.test(message)
  );
}

export function search(question: string): Extract<Action, { type: "tool" }> {
  return { type: "tool", toolName: knowledgeTool, input: { question: question.slice(0, mostCharacters) } };
}
