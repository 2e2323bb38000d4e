import { Crown } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { SharedObject, ShareGrant } from "../../contract/index.ts";
import type { useGrants, useShareActs } from "../api/use-shares.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { GrantRow } from "./grant-row.tsx";
import { nameOfGrant } from "./name-of-grant.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Everybody with access, the owner first. */
export function GrantList({ object, grants, acts, onDone }: GrantListProps) {
  const words = useTexts(sharingTexts);
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const [withdrawn, setWithdrawn] = useState<ShareGrant>();
  const found = grants.data?.pages.flatMap(({ items }) => items) ?? [];
  const { share: mayShare } = object.abilities;
  const onError = (error: unknown) =>
    notify({ type: "error", title: words.notChanged, message: describeError(error), autoClose: false });
  const withdraw = async (grant: ShareGrant) => {
    const name = nameOfGrant(words, grant);
    await acts.withdraw.mutateAsync(grant.id).then(() => {
      const ways = grant.otherWays.join(", ");
      onDone(ways ? words.withdraw.still(name, ways) : words.withdraw.done(name));
    }, onError);
  };
  return (
    <>
      <ul aria-label={words.list.label} className="divide-y divide-line-1 text-sm">
        <li className="flex items-center gap-3 py-2.5">
          <Crown aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
          <p className="min-w-0 flex-1 font-medium text-ink-1 wrap-anywhere">
            {object.owner.name || words.deletedAccount}
            {me.data?.user.id === object.owner.id && (
              <span className="font-normal text-ink-2">{` (${words.you})`}</span>
            )}
          </p>
          <p className="text-ink-2">{words.owner}</p>
        </li>
        {found.map((grant) => (
          <GrantRow
            key={grant.id}
            {...{ grant, noun: object.noun, relations: object.relations }}
            isBusy={acts.grant.isPending || acts.withdraw.isPending}
            {...(mayShare && {
              onChange: (body) => acts.grant.mutate(body, { onError }),
              onWithdraw: (which) =>
                which.otherWays.length > 0 ? void withdraw(which) : setWithdrawn(which),
            })}
          />
        ))}
      </ul>
      {grants.data && found.length === 0 && object.grants === 0 && (
        <p className="py-2 text-sm text-ink-2">{mayShare ? words.list.empty : words.list.guestNote}</p>
      )}
      {grants.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={grants.isFetchingNextPage}
          onLoad={() => void grants.fetchNextPage()}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          grant={withdrawn}
          noun={object.noun}
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() => withdraw(withdrawn)}
        />
      )}
    </>
  );
}

interface GrantListProps {
  object: SharedObject;
  grants: ReturnType<typeof useGrants>;
  acts: ReturnType<typeof useShareActs>;
  /** Says what was done. */
  onDone: (said: string) => void;
}
