import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";

const queryKey = ["inbox-mails"];

/** Switches the mails about what waits for the reader. */
export function MailsChoice() {
  const client = useQueryClient();
  const mails = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/inbox/mails", { signal })).data ?? { isOn: true },
  });
  const choose = useMutation({
    mutationFn: (isOn: boolean) => api.PUT("/api/v1/inbox/mails", { body: { isOn } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (mails.isPending) return <Skeleton className="h-6 w-64" />;
  const failure = choose.error ?? mails.error;
  return (
    <>
      <Switch
        label="Approvals and questions"
        hint="When something still waits for you five minutes after it was asked. One email for each."
        checked={choose.isPending ? choose.variables : mails.data?.isOn !== false}
        disabled={choose.isPending || mails.isError}
        onChange={(event) => choose.mutate(event.target.checked)}
      />
      {failure && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {describeError(failure)}
        </p>
      )}
    </>
  );
}
