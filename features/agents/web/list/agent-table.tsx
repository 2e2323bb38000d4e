import { Link } from "react-router";
import { useChosenModel } from "#features/models/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { agentStatuses } from "../../contract/agent-status.ts";
import type { Agent, AgentFigures } from "../../contract/index.ts";
import { listedDays } from "../api/use-agents.ts";
import { describeSuccess } from "../figures/describe-figures.ts";
import { askPath } from "../picker/ask-path.ts";
import { tellApart } from "../tell-apart.ts";

/** Agents with what they are for and how they do. Figures are those of agents that the person may edit. */
export function AgentTable({ agents, figures, isRefreshing }: AgentTableProps) {
  const { models } = useChosenModel();
  const apart = tellApart(agents);
  const modelOf = ({ modelId }: Agent) =>
    modelId === null ? "As chosen" : (models.find(({ id }) => id === modelId)?.label ?? "Not available");
  return (
    <Table
      caption="Agents"
      rows={agents}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
      columns={[
        {
          key: "agent",
          header: "Agent",
          className: "max-w-0 w-full min-w-40",
          cell: (agent) => <AgentCell agent={agent} detail={apart.get(agent.id)} />,
        },
        {
          key: "model",
          header: "Model",
          className: "max-lg:hidden",
          cell: (agent) => <span className="block max-w-40 truncate text-ink-2">{modelOf(agent)}</span>,
        },
        {
          key: "version",
          header: "Version",
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ published }) => published?.number ?? dash,
        },
        {
          key: "runs",
          header: `Runs, ${listedDays} days`,
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ id }) => figures?.get(id)?.runs.toLocaleString("en-US") ?? dash,
        },
        {
          key: "success",
          header: "Success",
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ id }) => describeSuccess(figures?.get(id)),
        },
        {
          key: "used",
          header: "Last used",
          isNumeric: true,
          className: "max-lg:hidden",
          cell: ({ id }) => {
            const at = figures?.get(id)?.lastUsedAt;
            return at ? <RelativeTime at={new Date(at)} /> : dash;
          },
        },
        {
          key: "ask",
          header: <span className="sr-only">Ask</span>,
          cell: ({ id, name, abilities }) =>
            abilities.use && (
              <LinkButton size="sm" to={askPath(id)} aria-label={`Ask ${name}`}>
                Ask
              </LinkButton>
            ),
        },
      ]}
    />
  );
}

const dash = <span className="text-ink-3">–</span>;

function AgentCell({ agent, detail }: { agent: Agent; detail: string | undefined }) {
  const { id, name, purpose, status, owner, abilities, draft } = agent;
  const isNews = draft?.hasChanges === true && status === "published";
  return (
    <div className="grid gap-0.5 py-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={`/agents/${id}`}
          className="hit-area min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {status !== "published" && <Status look={agentStatuses[status]} />}
        {isNews && <span className="text-xs text-ink-3">Unpublished changes</span>}
      </p>
      {purpose && <p className="line-clamp-2 text-ink-2 wrap-anywhere">{purpose}</p>}
      {/* Purpose and owner stand here anyway. */}
      {abilities.share && detail && detail !== purpose && (
        <p className="text-xs text-ink-3 first-letter:uppercase">{detail}</p>
      )}
      {!abilities.share && (
        <p className="text-xs text-ink-3">
          {`From ${owner?.name ?? "a deleted account"}${abilities.edit ? ", to edit" : ""}`}
        </p>
      )}
    </div>
  );
}

interface AgentTableProps {
  agents: readonly Agent[];
  /** Undefined until they are read. */
  figures: ReadonlyMap<string, AgentFigures> | undefined;
  isRefreshing: boolean;
}
