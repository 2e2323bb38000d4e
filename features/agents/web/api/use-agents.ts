import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMayAsk } from "#platform/web/api/use-may.ts";
import type { AgentFigures } from "../../contract/index.ts";
import { type AgentsShown, agentCalls } from "./agent-calls.ts";
import { agentKeys } from "./agent-keys.ts";

/**
 * The agents that the person may use or edit, in pages. Earlier results stay until the new ones are there. Nothing is
 * asked for auditors, who have none.
 */
export function useAgents(show: AgentsShown, search: string) {
  return useInfiniteQuery({
    queryKey: agentKeys.list(show, search),
    enabled: useMayAsk("agent.read"),
    queryFn: ({ pageParam, signal }) =>
      agentCalls.list({ show, search, limit: 50, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many days the figures in the list cover. */
export const listedDays = 30;
const mostPages = 5;

/** The figures of the agents that the person may edit, by their ids. A list without them is a list all the same. */
export function useFiguresOfAgents() {
  return useQuery({
    queryKey: agentKeys.figuresOfAll,
    enabled: useMayAsk("agent.read"),
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const found = new Map<string, AgentFigures>();
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const { items, nextCursor } = await agentCalls.allFigures(listedDays, cursor, signal);
        for (const figures of items) found.set(figures.agentId, figures);
        if (!nextCursor) break;
        cursor = nextCursor;
      }
      return found;
    },
  });
}
