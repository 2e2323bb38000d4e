import { useState } from "react";
import { forgetTyped } from "#platform/web/personal-data/kept-typing.ts";
import type { Approval } from "../../contract/index.ts";
import { type UnsentText, unsentOf } from "./unsent.ts";
import { formOf } from "./use-decide-mode.ts";

/** What the reader typed for a request that was decided elsewhere, until they dismiss it. */
export function useUnsent(
  approval: Approval,
  onDismissed: (() => void) | undefined,
): { unsent: readonly UnsentText[]; dismiss: () => void } {
  const [isDismissed, setDismissed] = useState(false);
  return {
    unsent: isDismissed ? [] : unsentOf(approval),
    dismiss() {
      forgetTyped(formOf(approval.id));
      setDismissed(true);
      onDismissed?.();
    },
  };
}
