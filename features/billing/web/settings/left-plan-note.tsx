import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField } from "#platform/web/functions/read-field.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";

const id = "left-plan";

/** Offers a payer who left and came back to resume the plan; nothing for others. */
export function LeftPlanNote() {
  const client = useQueryClient();
  const { data: canKeep } = useQuery({
    queryKey: ["billing", "left-plan"],
    queryFn: async () => readField(await callFunction("read-left-plan"), "can_keep") === true,
    retry: false,
    gcTime: 0,
  });
  const keep = useMutation({
    mutationFn: () => callFunction("keep-left-plan"),
    onSuccess: () =>
      notify({
        id,
        type: "success",
        title: "Plan kept",
        message: "It continues as before.",
        duration: 6000,
      }),
    // A toast: after a failure they may be the payer again, which removes this note.
    onError: (error) => {
      const message = describeError(error);
      notify({ id, type: "error", title: "Failed to keep the plan", message, autoClose: false });
    },
    onSettled: () => refreshSubscription(client),
  });
  if (!canKeep) return null;
  return (
    <Banner
      tone="info"
      className="mt-4"
      action={
        <Button size="sm" busy={keep.isPending} busyLabel="Keeping it..." onClick={() => keep.mutate()}>
          Keep the plan
        </Button>
      }
    >
      <p>
        You paid for this plan until you left. Keep it to continue as before, with your card on file if there
        is one.
      </p>
    </Banner>
  );
}
