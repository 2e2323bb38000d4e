import type { WebModule } from "#platform/web/modules/web-module.ts";
import { agentCalls } from "./api/agent-calls.ts";

/** What agents add to the shell. */
export const agentsWeb: WebModule = {
  palette: [
    {
      key: "agents",
      label: "Agents",
      mayDo: "agent.read",
      find: async (words, signal) => {
        const search = words.trim();
        const { items } = await agentCalls.list({ show: "all", search, limit: 5 }, signal);
        const found = items.map(({ id, name }) => ({
          key: id,
          label: name,
          hint: "Agent",
          to: `/agents/${id}`,
        }));
        return isNewAgent(search) ? [...found, newAgent] : found;
      },
    },
  ],
  firstSteps: [
    {
      key: "agent",
      title: "Build an agent",
      text: "Begin with a template, test it, and share it.",
      to: "/agents?new",
      isDone: async (signal) =>
        (await agentCalls.list({ show: "editable", limit: 1 }, signal)).items.length > 0,
    },
  ],
};

const newAgent = { key: "new agent", label: "New agent", hint: "/agents", to: "/agents?new" };

/** Whether what was typed may mean a new agent: nothing, or beginnings of its words. */
function isNewAgent(typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => ["new", "agent", "create"].some((known) => known.startsWith(word)));
}
