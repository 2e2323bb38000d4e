import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { WorkspaceRequest } from "../../contract/index.ts";
import { requestTexts } from "./texts/request-texts.ts";
import type { Act } from "./use-request.ts";

/** What the reader may do with an open request. Nothing when it is decided. */
export function RequestChoice({ request, isBusy, busyAct, onChoose }: RequestChoiceProps) {
  const texts = useTexts(requestTexts);
  const [note, setNote] = useState("");
  const { abilities, wants } = request;
  if (abilities.withdraw) {
    return (
      <div className="mt-3">
        <Button busy={isBusy} onClick={() => onChoose("withdraw", "")}>
          {texts.withdraw}
        </Button>
      </div>
    );
  }
  if (!abilities.decide) return null;
  const approve = { role: texts.approve, access: texts.add, seats: texts.seatsDone }[wants];
  return (
    <div className="mt-3 grid gap-3">
      {request.role === "admin" && <p className="text-sm text-ink-2">{texts.grave}</p>}
      <TextField
        label={texts.note}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {wants === "seats" && <LinkButton to="/settings/billing">{texts.toBilling}</LinkButton>}
        <Button
          variant="primary"
          busy={isBusy && busyAct === "approve"}
          disabled={isBusy}
          onClick={() => onChoose("approve", note)}
        >
          {approve}
        </Button>
        <Button
          variant="ghost"
          busy={isBusy && busyAct === "decline"}
          disabled={isBusy}
          onClick={() => onChoose("decline", note)}
        >
          {texts.decline}
        </Button>
      </div>
    </div>
  );
}

interface RequestChoiceProps {
  request: WorkspaceRequest;
  isBusy: boolean;
  busyAct: Act | undefined;
  onChoose: (act: Act, note: string) => void;
}
