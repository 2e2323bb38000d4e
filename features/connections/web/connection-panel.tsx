import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { Connection } from "../contract/index.ts";
import { CheckButton, SignInButton } from "./check-buttons.tsx";
import { type ConnectionAct, ConnectionDialogs } from "./connection-dialogs.tsx";
import { lookOfConnection } from "./look-of-connection.ts";
import { TroubleActs } from "./trouble-acts.tsx";
import { useChangeConnection, useSignIn } from "./use-connections.ts";

/** What a connection is, whether it works, and what can be done with it. */
export function ConnectionPanel({ connection }: { connection: Connection }) {
  const { id, name, kind, address, host, state, problem, lastReadyAt, abilities } = connection;
  const [open, setOpen] = useState<ConnectionAct>();
  const navigate = useNavigate();
  const change = useChangeConnection(id);
  const signIn = useSignIn(id);
  const failure = change.error ?? signIn.error;
  const isInTrouble = problem !== null;
  return (
    <Panel
      title={kind === "mcp" ? "MCP server" : "HTTP API"}
      description={<span className="wrap-anywhere">{address ?? host}</span>}
      actions={
        abilities.manage && (
          <>
            {!isInTrouble && <SignInButton {...{ connection, signIn }} />}
            {!isInTrouble && <CheckButton {...{ connection, change }} label="Check now" />}
            <MoreMenu
              name={name}
              items={[
                { key: "edit", label: "Edit", icon: <Pencil size={16} />, onSelect: () => setOpen("edit") },
                { type: "rule", key: "rule" },
                {
                  key: "delete",
                  label: "Delete",
                  icon: <Trash2 size={16} />,
                  isDangerous: true,
                  onSelect: () => setOpen("delete"),
                },
              ]}
            />
          </>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Status look={lookOfConnection(connection)} />
        {lastReadyAt && (
          <span>
            Last worked <RelativeTime at={new Date(lastReadyAt)} />
          </span>
        )}
      </p>
      {problem && (
        <Banner
          tone={state === "failing" ? "bad" : "warn"}
          className="mt-3 wrap-anywhere"
          action={abilities.manage && <TroubleActs {...{ connection, change, signIn }} onOpen={setOpen} />}
        >
          {problem.message}
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" className="mt-3 wrap-anywhere">
          {describeError(failure)}
        </Banner>
      )}
      <ConnectionDialogs
        {...{ connection, open }}
        onClose={() => setOpen(undefined)}
        onDeleted={() => navigate("/agents/connections", { replace: true })}
      />
    </Panel>
  );
}
