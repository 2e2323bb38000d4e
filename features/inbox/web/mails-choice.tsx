import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import type { InboxMailsAbout } from "../contract/index.ts";

const queryKey = ["inbox-mails"];

/** Switches the mails about what waits for the reader, and about tasks that are due. */
export function MailsChoice() {
  const client = useQueryClient();
  const mails = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/inbox/mails", { signal })).data,
  });
  const choose = useMutation({
    mutationFn: (body: { about: InboxMailsAbout; isOn: boolean }) => api.PUT("/api/v1/inbox/mails", { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (mails.isPending) return <Skeleton className="h-16 w-64" />;
  const failure = choose.error ?? mails.error;
  const isShown = (about: InboxMailsAbout, stored: boolean | undefined) =>
    choose.isPending && choose.variables.about === about ? choose.variables.isOn : stored !== false;
  const isFixed = choose.isPending || mails.isError;
  return (
    <div className="grid gap-4">
      <Switch
        label="Approvals and questions"
        hint="When something still waits for you five minutes after it was asked. One email for each."
        checked={isShown("waiting", mails.data?.isOn)}
        disabled={isFixed}
        onChange={(event) => choose.mutate({ about: "waiting", isOn: event.target.checked })}
      />
      <Switch
        label="Reminders of tasks"
        hint="When a task of yours is due. The bell reminds you in any case."
        checked={isShown("reminders", mails.data?.remindersAreOn)}
        disabled={isFixed}
        onChange={(event) => choose.mutate({ about: "reminders", isOn: event.target.checked })}
      />
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {describeError(failure)}
        </p>
      )}
    </div>
  );
}
