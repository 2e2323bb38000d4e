import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ListOrdered } from "lucide-react";
import { Suspense, useState } from "react";
import { ReplayDialog } from "#features/runs/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { keepSent } from "../api/use-send-message.ts";
import { ForkForm } from "./fork-form.tsx";

/** Opens the steps of an answer, from which another answer can go on. */
export function AnswerSteps({ messageId, runId, isBusy }: AnswerStepsProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const mutationKey = ["fork", messageId];
  const fork = useMutation({
    mutationKey,
    mutationFn: async (from: { afterStep: number; text?: string }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const params = { path: { id: messageId } };
      const { data } = await api.POST("/api/v1/messages/{id}/fork", { params, body: { ...from, timeZone } });
      if (data) keepSent(client, data);
    },
    onSuccess: () => setOpen(false),
    onError: (error) =>
      notify({
        ...{ type: "error", title: "The answer could not go on from there" },
        message: describeError(error),
        autoClose: false,
      }),
  });
  // A double click arrives before the page shows that it is busy; the second fork would be refused aloud.
  const begin = (from: { afterStep: number; text?: string }) => {
    if (client.isMutating({ mutationKey }) === 0) fork.mutate(from);
  };
  return (
    <>
      <IconButton
        label="Steps"
        icon={<ListOrdered aria-hidden="true" size={14} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ReplayDialog
            runId={runId}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            act={({ number }) => (
              <ForkForm key={number} step={number} isBusy={fork.isPending || isBusy} onFork={begin} />
            )}
          />
        </Suspense>
      )}
    </>
  );
}

interface AnswerStepsProps {
  messageId: string;
  runId: string;
  /** Whether another answer is being written. */
  isBusy: boolean;
}
