import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { askedRoles } from "../../contract/requests/asked-roles.ts";
import type { AskedRole } from "../../contract/requests/routes.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { requestsTexts } from "./texts/requests-texts.ts";

/** Asks for a role or for seats. */
export function AskDialog({ role, onClose }: { role: WorkspaceRole; onClose: () => void }) {
  const { dialog: words } = useTexts(requestsTexts);
  const { roles, whatRolesMay } = useTexts(teamTexts);
  const client = useQueryClient();
  const offered = askedRoles.filter((option) => option !== role);
  const [wants, setWants] = useState<"role" | "seats">("role");
  const [wanted, setWanted] = useState<AskedRole>(offered[0] ?? "admin");
  const [typed, setTyped] = useState("1");
  const [reason, setReason] = useState("");
  const seats = Number(typed);
  const isSeatsRight = Number.isInteger(seats) && seats >= 1 && seats <= 1_000;
  const ask = async () => {
    const body = wants === "role" ? { wants, role: wanted, reason } : { wants, seats, reason };
    await api.POST("/api/v1/workspace/requests", { body });
    await client.invalidateQueries({ queryKey: ["requests"] });
    notify({ type: "success", title: words.done, duration: 4000 });
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (wants === "seats" && !isSeatsRight ? undefined : ask())}
    >
      {({ isChecked }) => (
        <>
          <Select
            label={words.wants}
            value={wants}
            options={(["role", "seats"] as const).map((value) => ({ value, label: words.options[value] }))}
            onChange={setWants}
          />
          {wants === "role" ? (
            <Select
              label={words.role}
              hint={whatRolesMay[wanted]}
              value={wanted}
              options={offered.map((value) => ({ value, label: roles[value] }))}
              onChange={setWanted}
            />
          ) : (
            <TextField
              label={words.seats}
              inputMode="numeric"
              value={typed}
              {...(isChecked && !isSeatsRight && { error: words.seatsWrong })}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <TextArea
            label={words.reason}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
