import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import { invitationsTexts } from "./texts/invitations-texts.ts";

/** Seats used and free, beside the invitations that may take them, and the way to more. */
export function SeatsPanel({ seats }: Pick<InvitingRoom, "seats">) {
  const { seats: words } = useTexts(invitationsTexts);
  const { taken, limit, pending } = seats;
  const note = limit === null ? undefined : warn(words, taken, limit, pending);
  return (
    <Panel
      title={words.title}
      description={words.note}
      actions={limit !== null && <LinkButton to="/settings/billing">{words.more}</LinkButton>}
    >
      <p className="text-sm tabular-nums">
        {limit === null ? (
          words.unlimited(taken)
        ) : (
          <>
            {words.taken(taken, limit)}{" "}
            <span className="text-ink-2">{words.free(Math.max(0, limit - taken), pending)}</span>
          </>
        )}
      </p>
      {note && (
        <Banner tone="brass" className="mt-3">
          {note}
        </Banner>
      )}
    </Panel>
  );
}

type Words = ReturnType<typeof invitationsTexts.read>["seats"];

function warn(words: Words, taken: number, limit: number, pending: number): string | undefined {
  if (taken > limit) return words.over(taken - limit);
  if (taken === limit) return words.full;
  return pending > limit - taken ? words.tight : undefined;
}
