import { useState } from "react";
import { useTyped } from "#platform/web/personal-data/use-typed.ts";

export type DecideMode = "choose" | "edit" | "deny";

/** Names the form of a request in the storage of what was typed. */
export const formOf = (approvalId: string) => `approval.${approvalId}`;

/** Names the field of an argument, apart from the other fields of the form. */
export const fieldOf = (argument: string) => `change.${argument}`;

/**
 * Which form of a request is open, and what was typed into it. Both survive a reload, and Back keeps what was typed; a
 * form takes the focus only when its button was pressed.
 */
export function useDecideMode(approvalId: string) {
  const { typed, type, forget } = useTyped(formOf(approvalId));
  const [takesFocus, setTakesFocus] = useState(false);
  return {
    mode: modeOf(typed.mode),
    takesFocus,
    open(mode: DecideMode) {
      setTakesFocus(true);
      type({ mode });
    },
    reason: typed.reason ?? "",
    typeReason: (reason: string) => type({ reason }),
    changeOf: (argument: string) => typed[fieldOf(argument)],
    typeChange: (argument: string, value: string) => type({ [fieldOf(argument)]: value }),
    forget,
  };
}

export type DecideForm = ReturnType<typeof useDecideMode>;

function modeOf(kept: string | undefined): DecideMode {
  return kept === "edit" || kept === "deny" ? kept : "choose";
}
