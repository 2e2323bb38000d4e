import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { AgentGrant, AgentRight, GrantAgent } from "../../contract/index.ts";
import { rightOptions } from "./grant-row.tsx";
import { useColleagues, useTeams } from "./use-sharing.ts";

const everybody = "workspace";
/** Before the id of a team, which could else be that of a person. */
const teamPrefix = "team:";

/** Shares an agent with a person, a team, or everybody in the workspace. */
export function ShareDialog({ grants, onClose, onShare }: ShareDialogProps) {
  const colleagues = useColleagues();
  const teams = useTeams();
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const [whom, setWhom] = useState<string | null>(null);
  const [right, setRight] = useState<AgentRight>("use");
  const has = new Set(grants.map(({ subject }) => keyOf(subject)));
  const people = (colleagues.data ?? []).filter(({ id }) => id !== me.data?.user.id && !has.has(id));
  const open = (teams.data ?? []).filter(({ id }) => !has.has(teamPrefix + id));
  const options = [
    ...(has.has(everybody) ? [] : [{ value: everybody, label: "Everybody in the workspace" }]),
    ...open.map(({ id, name }) => ({ value: teamPrefix + id, label: `Team ${name}` })),
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const share = () => {
    if (whom === null) return undefined;
    return onShare({ subject: subjectOf(whom), right });
  };
  return (
    <FormDialog
      title="Share this agent"
      description="They are not told by mail. The agent is in their list at once."
      submitLabel="Share"
      onClose={onClose}
      onSubmit={share}
    >
      {({ isChecked }) => (
        <>
          <UntilLoaded of={colleagues} title="The people of the workspace could not be loaded" />
          <UntilLoaded of={teams} title="The teams of the workspace could not be loaded" />
          <Select
            label="With"
            placeholder="Choose a person or a team"
            hint={teams.data?.length === 0 ? "This workspace has no teams yet." : undefined}
            options={options}
            value={whom}
            {...(isChecked && whom === null && { error: "Choose whom to share it with." })}
            onChange={setWhom}
          />
          <Select label="They" options={rightOptions} value={right} onChange={setRight} />
        </>
      )}
    </FormDialog>
  );
}

function subjectOf(whom: string): GrantAgent["subject"] {
  if (whom === everybody) return { type: "workspace" };
  return whom.startsWith(teamPrefix)
    ? { type: "team", teamId: whom.slice(teamPrefix.length) }
    : { type: "user", userId: whom };
}

function keyOf(subject: GrantAgent["subject"]): string {
  switch (subject.type) {
    case "workspace":
      return everybody;
    case "team":
      return teamPrefix + subject.teamId;
    case "user":
      return subject.userId;
  }
}

interface ShareDialogProps {
  grants: readonly AgentGrant[];
  onClose: () => void;
  onShare: (body: GrantAgent) => Promise<unknown>;
}
