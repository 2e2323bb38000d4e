import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { OwnSession } from "../../contract/index.ts";
import { useEndSession, useOwnSessions } from "./use-own-sessions.ts";

/** Lists the person's sessions and ends them. */
export function SessionsPanel() {
  const sessions = useOwnSessions();
  const { data } = sessions;
  const [isAsking, setAsking] = useState(false);
  const end = useEndSession();
  const current = data?.filter(({ isCurrent }) => isCurrent) ?? [];
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const endOthers = async () => {
    await end.mutateAsync(undefined).then(() => tell("All other devices are signed out."), tellFailure);
  };
  return (
    <Panel
      title="Devices"
      description="Where you are signed in."
      actions={
        others.length > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      <UntilLoaded
        of={sessions}
        title="Your devices could not be loaded"
        waiting={<Skeleton className="h-16 w-full" />}
      />
      {data && (
        <ul className="divide-y divide-line-1">
          {[...current, ...others].map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() =>
                end.mutateAsync(session.id).then(() => tell(`Signed out: ${session.device}.`), tellFailure)
              }
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
        title="Sign out all other devices?"
        confirmLabel="Sign out all others"
      >
        This device stays signed in. The others will have to sign in again.
      </ConfirmDialog>
    </Panel>
  );
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, address, isCurrent, isStrong, lastUsedAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="inline-block first-letter:uppercase">{device}</span>
          {isCurrent && <Pill tone="good">This device</Pill>}
          {isStrong && <Pill tone="neutral">Two-step verification</Pill>}
        </p>
        <p className="text-base text-ink-2">
          {address && <span className="font-mono">{address} · </span>}
          {isCurrent ? (
            "in use now"
          ) : (
            <>
              last used <RelativeTime at={new Date(lastUsedAt)} />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" busy={isEnding} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function tell(message: string) {
  notify({ type: "success", title: "Success", message, duration: 4000 });
}

function tellFailure(error: unknown) {
  notify({ type: "error", title: "Error", message: describeError(error) });
}
