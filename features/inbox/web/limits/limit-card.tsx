import { useQuery, useQueryClient } from "@tanstack/react-query";
import { askedAtLimit } from "#features/runs/contract/index.ts";
import { LimitChoice } from "#features/runs/web/index.tsx";
import { describeAskers } from "#features/tools/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { WaitingLimit } from "../../contract/index.ts";
import { describeDecision } from "./describe-decision.ts";

/** A run that waits at a limit, with the choice of its person. It stays up to date by itself. */
export function LimitCard({ limit: listed, onSettled }: { limit: WaitingLimit; onSettled: () => void }) {
  const { limit, reload } = useLimit(listed);
  const { title, question } = askedAtLimit(limit.asked);
  return (
    <article
      tabIndex={-1}
      aria-label={title}
      data-item={limit.id}
      data-waiting-card={limit.isOpen ? limit.id : undefined}
      className={`min-w-0 scroll-mt-16 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4 ${limit.isOpen ? "border-brass-line" : "border-line-1"}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
          {limit.title ?? "A run without a conversation"}
        </h3>
        <RelativeTime at={new Date(limit.askedAt)} className="text-xs text-ink-3" />
      </header>
      {limit.askedBy.length > 0 && (
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{describeAskers(limit.askedBy)}</p>
      )}
      <p className="mt-1 text-sm text-ink-2">
        {title}. {limit.isOpen ? question : describeDecision(limit)}
      </p>
      {limit.isOpen ? (
        <LimitChoice
          runId={limit.runId}
          waitId={limit.id}
          asked={limit.asked}
          onDecided={() => {
            onSettled();
            void reload();
          }}
        >
          <ToConversation id={limit.conversationId} variant="ghost" />
        </LimitChoice>
      ) : (
        <div className="mt-3 empty:hidden">
          <ToConversation id={limit.conversationId} variant="secondary" />
        </div>
      )}
    </article>
  );
}

function ToConversation({ id, variant }: { id: string | null; variant: "ghost" | "secondary" }) {
  if (!id) return null;
  return (
    <LinkButton to={`/chat/${id}`} variant={variant}>
      Open the conversation
    </LinkButton>
  );
}

function useLimit(listed: WaitingLimit) {
  const client = useQueryClient();
  const queryKey = ["limit", listed.id];
  const { data } = useQuery({
    queryKey,
    initialData: listed,
    queryFn: async ({ signal }) => {
      const params = { path: { id: listed.id } };
      return (await api.GET("/api/v1/inbox/limits/{id}", { params, signal })).data ?? listed;
    },
  });
  const reload = () => client.invalidateQueries({ queryKey });
  useRealtime<{ runId?: unknown } | null>("run.limit_decided", ({ data: told }) => {
    if (told?.runId === listed.runId) void reload();
  });
  return { limit: data, reload };
}
