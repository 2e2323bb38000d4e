import { useState } from "react";
import { AskAdminNote, useMailFate } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { InvitationState } from "../../contract/invitations/invitation.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { invitationsTexts } from "./texts/invitations-texts.ts";
import { useInvitations } from "./use-invitations.ts";

const states = ["pending", "accepted", "declined", "expired", "withdrawn"] as const;

/** The invitations of the workspace, by state. */
export function InvitationsPanel() {
  const { list: words, outbox } = useTexts(invitationsTexts);
  const fate = useMailFate();
  const [state, setState] = useState<InvitationState | "all">("all");
  const invitations = useInvitations(state === "all" ? undefined : state);
  const items = invitations.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel
      title={words.title}
      actions={
        <Select
          label={words.filter}
          labelHidden
          className="w-44"
          options={[
            { value: "all", label: words.all },
            ...states.map((value) => ({ value, label: words.states[value] })),
          ]}
          value={state}
          onChange={setState}
        />
      }
    >
      <UntilLoaded of={invitations} title={words.failed} />
      {invitations.data && items.length === 0 && (
        <p className="flex flex-wrap items-center gap-3 py-2 text-sm text-ink-2">
          {state === "all" ? words.none : words.noMatch}
          {state !== "all" && (
            <Button size="sm" onClick={() => setState("all")}>
              {words.clear}
            </Button>
          )}
        </p>
      )}
      {fate === "outbox" && items.some((item) => item.state === "pending") && (
        <p className="pb-1 text-sm text-ink-2">
          <AskAdminNote words={outbox} />
        </p>
      )}
      <ul aria-label={words.title}>
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {invitations.hasNextPage && (
        <LoadMore
          shown={items.length}
          isLoading={invitations.isFetchingNextPage}
          onLoad={() => void invitations.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
