import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { JoinLinkState } from "../../contract/join-links/join-link.ts";
import { joinLinkStatuses } from "../../contract/join-links/join-link-status.ts";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";
import { dayOf } from "../joining/day-of.ts";
import { LinkUsesDialog } from "./link-uses-dialog.tsx";
import { type LinkKind, useJoinLinkActs } from "./use-join-links.ts";

interface LinkLineProps {
  kind: LinkKind;
  link: {
    id: string;
    name: string;
    state: JoinLinkState;
    usedCount: number;
    mostUses: number;
    expiresAt: string;
  };
  /** What it gives, in a few words. */
  gives: string;
}

/** A link: what it gives, how often it still works, who used it. */
export function LinkLine({ kind, link, gives }: LinkLineProps) {
  const { links: words } = useTexts(invitationsTexts);
  const { withdraw } = useJoinLinkActs();
  const [open, setOpen] = useState<"withdraw" | "uses">();
  const { id, state, usedCount, mostUses, expiresAt } = link;
  const name = link.name || words.unnamed;
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line-1 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Pill tone={joinLinkStatuses[state].tone}>{words.states[state]}</Pill>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
          <span className="wrap-anywhere">{gives}</span>
          <span>{words.left(mostUses - usedCount, mostUses)}</span>
          {state === "active" && (
            <span>
              {words.until} {dayOf(expiresAt)}
            </span>
          )}
        </p>
      </div>
      <MoreMenu
        name={name}
        items={[
          { key: "uses", label: words.who, onSelect: () => setOpen("uses") },
          ...(state === "active"
            ? [
                {
                  key: "withdraw",
                  label: words.withdraw,
                  onSelect: () => setOpen("withdraw"),
                  isDangerous: true,
                },
              ]
            : []),
        ]}
      />
      {open === "uses" && <LinkUsesDialog kind={kind} id={id} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={open === "withdraw"}
        onClose={() => setOpen(undefined)}
        title={words.withdrawTitle}
        confirmLabel={words.withdraw}
        onConfirm={() =>
          withdraw(kind, id).catch((error: unknown) => {
            notify({ type: "error", title: words.notWithdrawn, message: describeError(error) });
          })
        }
      >
        {words.withdrawText}
      </ConfirmDialog>
    </li>
  );
}
