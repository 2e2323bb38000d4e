import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Team } from "../../contract/teams/team.ts";
import { teamsTexts } from "./texts/teams-texts.ts";

/** Asks for a place in a team. */
export function JoinDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { join: words } = useTexts(teamsTexts);
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  return (
    <FormDialog
      title={words.title(team.name)}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={async () => {
        await api.POST("/api/v1/workspace/requests", {
          body: { wants: "access", teamId: team.id, reason },
        });
        await client.invalidateQueries({ queryKey: ["requests"] });
        notify({ type: "success", title: words.done, duration: 4000 });
      }}
    >
      {() => (
        <TextArea
          label={words.reason}
          value={reason}
          maxLength={500}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
