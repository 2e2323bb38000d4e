import { useState } from "react";
import { Link } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { Status } from "#platform/web/ui/status.tsx";
import type { Connection } from "../contract/index.ts";
import { type ConnectionAct, ConnectionDialogs } from "./connection-dialogs.tsx";
import { describeTools } from "./describe-tools.ts";
import { lookOfConnection } from "./look-of-connection.ts";
import { TroubleActs } from "./trouble-acts.tsx";
import { useChangeConnection, useSignIn } from "./use-connections.ts";

/** A connection in the list: what it is, whether it works, how its tools are, and what helps when it does not work. */
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
        <Status look={lookOfConnection(connection)} />
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {kind === "mcp" ? "MCP server" : "HTTP API"} at {host} · {describeTools(tools)}
      </p>
      {problem && <p className="text-sm text-bad wrap-anywhere">{problem.message}</p>}
      {(problem || state === "sign_in_needed") && abilities.manage && <Remedies connection={connection} />}
    </li>
  );
}

function Remedies({ connection }: { connection: Connection }) {
  const [open, setOpen] = useState<ConnectionAct>();
  const change = useChangeConnection(connection.id);
  const signIn = useSignIn(connection.id);
  const failure = change.error ?? signIn.error;
  return (
    <div className="mt-1 grid gap-2">
      {failure && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {describeError(failure)}
        </p>
      )}
      <TroubleActs {...{ connection, change, signIn }} onOpen={setOpen} />
      <ConnectionDialogs {...{ connection, open }} onClose={() => setOpen(undefined)} />
    </div>
  );
}
