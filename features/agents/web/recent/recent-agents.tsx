import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { Link } from "react-router";
import { useLatestAgents } from "#features/chat/web/index.tsx";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { askPath } from "../picker/ask-path.ts";
import { readRecentAgents, recentFirst } from "../picker/recent-agents.ts";
import { tellApart } from "../tell-apart.ts";

/** Agents that the person can ask, those of their latest conversations first. A press starts a conversation. */
export function RecentAgents({ count = 4 }: { count?: number }) {
  const latest = useLatestAgents();
  const usable = useQuery({
    queryKey: agentKeys.usable(""),
    staleTime: 30_000,
    queryFn: ({ signal }) => agentCalls.list({ show: "usable", search: "", limit: 20 }, signal),
  });
  const items = recentFirst(usable.data?.items ?? [], [...latest, ...readRecentAgents()]).slice(0, count);
  if (items.length === 0) return null;
  const apart = tellApart(usable.data?.items ?? []);
  return (
    <section aria-labelledby="agents-title" className="min-w-0">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="agents-title" className="text-base font-semibold">
          Agents
        </h2>
        <Link
          to="/agents"
          className="hit-area rounded-sm text-sm text-ink-2 underline-offset-4 hover:underline"
        >
          All agents
        </Link>
      </header>
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map(({ id, name, purpose }) => (
          <li key={id} className="min-w-0">
            <Link
              to={askPath(id)}
              className="flex h-full min-h-14 items-center gap-3 rounded-lg border border-line-1 bg-paper-1 px-3.5 py-2 transition-colors hover:bg-paper-2"
            >
              <Bot aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
              <span className="grid min-w-0">
                <span className="truncate text-base font-medium text-ink-1">
                  <span className="sr-only">Ask </span>
                  {name}
                </span>
                {apart.has(id) && apart.get(id) !== purpose && (
                  <span className="truncate text-sm text-ink-2 first-letter:uppercase">{apart.get(id)}</span>
                )}
                {purpose && <span className="truncate text-sm text-ink-2">{purpose}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
