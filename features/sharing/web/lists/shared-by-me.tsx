import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ShareByMe } from "../../contract/index.ts";
import { shareCalls } from "../api/share-calls.ts";
import { shareKeys } from "../api/share-keys.ts";
import { formatDay } from "../dialog/format-day.ts";
import { nameOfGrant } from "../dialog/name-of-grant.ts";
import { ShareDialog } from "../dialog/share-dialog.tsx";
import { WithdrawDialog } from "../dialog/withdraw-dialog.tsx";
import { relationWords } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SharedRow } from "./shared-row.tsx";
import { useSharedByMe } from "./use-shared-lists.ts";

/** What I share: with whom, what they may do, until when. Each can be withdrawn or managed. */
export function SharedByMe({ noun }: { noun: string | undefined }) {
  const words = useTexts(sharingTexts);
  const list = useSharedByMe(noun);
  const client = useQueryClient();
  const [withdrawn, setWithdrawn] = useState<ShareByMe>();
  const [managed, setManaged] = useState<ShareByMe>();
  const withdraw = useMutation({
    mutationFn: ({ noun, id, grant }: ShareByMe) => shareCalls.withdraw({ noun, id }, grant.id),
    onSettled: () => client.invalidateQueries({ queryKey: shareKeys.all }),
    onError: (error) =>
      notify({ type: "error", title: words.notChanged, message: describeError(error), autoClose: false }),
  });
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <UntilLoaded of={list} title={words.shared.failed} waiting={<Skeleton className="h-40 w-full" />} />
      {list.data && found.length === 0 && (
        <EmptyState drawing={<QuietDeskDrawing />}>{words.shared.emptyByMe}</EmptyState>
      )}
      <ul aria-label={words.shared.tabs.byMe} className="divide-y divide-line-1 text-sm empty:hidden">
        {found.map((item) => {
          const { grant } = item;
          const whom = nameOfGrant(words, grant);
          return (
            <SharedRow
              key={grant.id}
              {...item}
              act={
                <div className="flex gap-2">
                  <Button
                    aria-label={words.shared.manage(item.name || words.shared.untitled)}
                    onClick={() => setManaged(item)}
                  >
                    {words.share}
                  </Button>
                  <Button
                    aria-label={words.withdraw.from(whom)}
                    disabled={withdraw.isPending}
                    onClick={() => setWithdrawn(item)}
                  >
                    {words.withdraw.act}
                  </Button>
                </div>
              }
            >
              {[
                words.shared.with(whom),
                relationWords(words, item.noun)[grant.relation],
                grant.expiresAt ? words.end.at(formatDay(grant.expiresAt)) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </SharedRow>
          );
        })}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          grant={withdrawn.grant}
          noun={withdrawn.noun}
          onClose={() => setWithdrawn(undefined)}
          onConfirm={async () => void (await withdraw.mutateAsync(withdrawn).catch(() => undefined))}
        />
      )}
      {managed && (
        <ShareDialog
          {...{ noun: managed.noun, id: managed.id, title: managed.name }}
          mayShare
          onClose={() => setManaged(undefined)}
        />
      )}
    </>
  );
}
