import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { AgentGrant, AgentRight, GrantAgent } from "../../contract/index.ts";
import { rightOptions } from "./grant-row.tsx";
import { useColleagues } from "./use-sharing.ts";

const everybody = "workspace";

/** Shares an agent with a person, or with everybody in the workspace. */
export function ShareDialog({ grants, onClose, onShare }: ShareDialogProps) {
  const colleagues = useColleagues();
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const [whom, setWhom] = useState<string | null>(null);
  const [right, setRight] = useState<AgentRight>("use");
  const has = new Set(grants.map(({ subject }) => (subject.type === "user" ? subject.userId : subject.type)));
  const people = (colleagues.data ?? []).filter(({ id }) => id !== me.data?.user.id && !has.has(id));
  const options = [
    ...(has.has(everybody) ? [] : [{ value: everybody, label: "Everybody in the workspace" }]),
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const share = () => {
    if (whom === null) return undefined;
    const subject: GrantAgent["subject"] =
      whom === everybody ? { type: "workspace" } : { type: "user", userId: whom };
    return onShare({ subject, right });
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
          <Select
            label="With"
            placeholder="Choose a person"
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

interface ShareDialogProps {
  grants: readonly AgentGrant[];
  onClose: () => void;
  onShare: (body: GrantAgent) => Promise<unknown>;
}
