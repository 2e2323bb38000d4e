import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ContentVersion, EditedContent } from "../../contract/content/content-version.ts";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { refreshContent, useVersions } from "./use-content.ts";

/** All versions of a content, with their changes and a button to restore each. */
export function VersionsPanel({ content, isChanged }: { content: EditedContent; isChanged: boolean }) {
  const { kind, language, version: newest } = content;
  const place = { kind, language };
  const client = useQueryClient();
  const query = useVersions(place);
  const [shown, setShown] = useState<number>();
  const [restored, setRestored] = useState<number>();
  const versions = query.data?.pages.flatMap((page) => page?.items ?? []) ?? [];

  const restore = async (version: number) => {
    try {
      const { data } = await api.POST("/api/v1/admin/contents/{kind}/{language}/restore", {
        params: { path: place },
        body: { basedOn: newest, version, note: "" },
      });
      const message = `Version ${data?.version} restores version ${version}.`;
      notify({ type: "success", title: "Restored", message, duration: 5000 });
    } catch (error) {
      notify({ type: "error", title: "Not restored", message: describeError(error), autoClose: false });
    }
    await refreshContent(client, place);
  };

  return (
    <Panel title="Versions">
      <UntilLoaded of={query} title="The versions could not be loaded" />
      {query.data && versions.length === 0 && (
        <p className="text-sm text-ink-2">Nothing has been published in this language yet.</p>
      )}
      <ul className="divide-y divide-line-1">
        {versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium">
                Version {each.version}
                {each.version === newest && <span className="font-normal text-ink-3"> · current</span>}
              </p>
              <p className="text-ink-2 wrap-anywhere">{describeVersion(each)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => setShown(each.version)}
                aria-label={`What version ${each.version} changed`}
              >
                What changed
              </Button>
              {each.version !== newest && (
                <Button
                  size="sm"
                  onClick={() => setRestored(each.version)}
                  aria-label={`Restore version ${each.version}`}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          shown={versions.length}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      {shown !== undefined && (
        <DifferenceDialog place={place} version={shown} onClose={() => setShown(undefined)} />
      )}
      <ConfirmDialog
        isOpen={restored !== undefined}
        onClose={() => setRestored(undefined)}
        onConfirm={() => (restored === undefined ? undefined : restore(restored))}
        title={`Restore version ${restored}?`}
        confirmLabel="Restore"
        tone="primary"
      >
        <p>
          Its text is published again as version {newest + 1}. Version {newest} is kept.
          {isChanged && " Your unpublished changes stay too."}
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

function describeVersion({ publishedAt, publishedBy, note, ...rest }: ContentVersion): string {
  const parts = [
    time.format(new Date(publishedAt)),
    publishedBy ?? "included with the product",
    ...(rest.restoredVersion === null ? [] : [`restores version ${rest.restoredVersion}`]),
    ...(rest.needsAcceptance ? ["needs acceptance"] : []),
    ...(note ? [`“${note}”`] : []),
  ];
  return parts.join(" · ");
}

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
