import { Link } from "react-router";
import { Status } from "#platform/web/ui/status.tsx";
import { type Connection, connectionStatuses } from "../contract/index.ts";
import { describeTools } from "./describe-tools.ts";

/** A connection in the list: what it is, whether it works, how its tools are. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { id, name, kind, host, state, problem, tools, abilities } = connection;
  return (
    <li aria-label={name} className="grid gap-1 px-3 py-3 sm:px-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {abilities.manage ? (
          <Link
            to={`/agents/connections/${id}`}
            className="min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline pointer-coarse:py-2.5"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{name}</span>
        )}
        <Status look={connectionStatuses[state]} />
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {kind === "mcp" ? "MCP server" : "HTTP API"} at {host} · {describeTools(tools)}
      </p>
      {problem && <p className="text-sm text-bad wrap-anywhere">{problem.message}</p>}
    </li>
  );
}
