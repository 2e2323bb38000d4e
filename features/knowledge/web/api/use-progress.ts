import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { collectionCalls } from "./collection-calls.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";

/** How far search by meaning knows a collection. The server tells when that changes. */
export function useProgress(id: string) {
  return useQuery({
    queryKey: knowledgeKeys.reading(id),
    queryFn: ({ signal }) => collectionCalls.progress(id, signal),
  });
}

/** Has everything in a collection that failed tried again, and says what. */
export function useRetry(id: string) {
  const client = useQueryClient();
  const { reading: words } = useTexts(knowledgeTexts);
  return useMutation({
    mutationFn: () => collectionCalls.retry(id),
    onSuccess: async ({ documents, passages }) => {
      notify({ type: "success", title: words.retried(documents, passages), duration: 4000 });
      await client.invalidateQueries({ queryKey: knowledgeKeys.all });
    },
    onError: (error) => notify({ type: "error", title: words.notRetried, message: describeError(error) }),
  });
}
