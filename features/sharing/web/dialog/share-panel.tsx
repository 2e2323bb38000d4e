import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { SharedRef } from "../../contract/index.ts";
import { useAccessRequests, useGrants, useShareActs, useSharedObject } from "../api/use-shares.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { AddShare } from "./add-share.tsx";
import { CopyLink } from "./copy-link.tsx";
import { GrantList } from "./grant-list.tsx";
import { ObstacleNote } from "./obstacle-note.tsx";
import { OpenRequests } from "./open-requests.tsx";
import { keyOfSubject } from "./subject-options.ts";
import { TransferDialog } from "./transfer-dialog.tsx";

/** Who has access to something, and everything that its owner can do about it. */
export function SharePanel({ noun, id, onTransferred }: SharePanelProps) {
  const words = useTexts(sharingTexts);
  const of = { noun, id };
  const object = useSharedObject(of);
  const grants = useGrants(of);
  const mayShare = object.data?.abilities.share === true;
  const requests = useAccessRequests(of, mayShare);
  const acts = useShareActs(of);
  const [said, setSaid] = useState("");
  const [isGiving, setGiving] = useState(false);
  const { data } = object;
  if (!data || !grants.data) {
    const waiting = <Skeleton className="h-64 w-full" />;
    return <UntilLoaded of={object.data ? grants : object} title={words.failed} waiting={waiting} />;
  }
  const isFull = data.grants >= data.mostGrants;
  const found = grants.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-4">
      {data.obstacle && <ObstacleNote obstacle={data.obstacle} />}
      {mayShare && <OpenRequests object={data} requests={requests.data ?? []} acts={acts} onDone={setSaid} />}
      {mayShare && isFull && <Banner>{words.add.full(data.mostGrants)}</Banner>}
      {mayShare && !data.obstacle && !isFull && (
        <AddShare
          object={data}
          taken={found.map(({ subject }) => keyOfSubject(subject))}
          onShare={(body) => acts.grant.mutateAsync(body)}
          onDone={setSaid}
        />
      )}
      <GrantList {...{ object: data, grants, acts }} onDone={setSaid} />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t border-line-1 pt-4">
        <CopyLink path={data.path} onDone={setSaid} />
        <p className="min-w-0 flex-1 basis-40 text-xs text-ink-2">{words.link.note}</p>
        {data.abilities.transfer && !data.obstacle && (
          <Button onClick={() => setGiving(true)}>{words.transfer.act}</Button>
        )}
      </div>
      {isGiving && (
        <TransferDialog
          object={data}
          onClose={() => setGiving(false)}
          onTransfer={async (userId, name) => {
            await acts.transfer.mutateAsync(userId);
            setSaid(words.transfer.done(name));
            onTransferred?.();
          }}
        />
      )}
    </div>
  );
}

export interface SharePanelProps extends SharedRef {
  /** Somebody else owns it now. */
  onTransferred?: () => void;
}
