import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { findContentProblems } from "../../contract/content/check-content.ts";
import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { EditedContent } from "../../contract/content/content-version.ts";
import { namePlace } from "../../contract/content/name-field.ts";
import { ContentForm } from "./content-form.tsx";
import { DraftNotices } from "./draft-notices.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { MergePanel } from "./merge-panel.tsx";
import { openPreview } from "./open-preview.ts";
import { OtherLanguageNotice } from "./other-language-notice.tsx";
import { placeId } from "./place-id.ts";
import { type PublishChoice, PublishDialog } from "./publish-dialog.tsx";
import { refreshContent } from "./use-content.ts";
import { useDraft } from "./use-draft.ts";
import { VersionsPanel } from "./versions-panel.tsx";

/** One toast for all messages about publishing. The last one wins. */
const lastPublishing = "content-published";

/** The editor of one content in one language: form, preview, publishing, versions. */
export function ContentEditor({ content }: { content: EditedContent }) {
  const { kind, language, version } = content;
  const client = useQueryClient();
  const draft = useDraft(content);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [open, setOpen] = useState<"publish" | "discard">();
  const place = { kind, language };

  /** Validates, shows the problems and moves to the first. Returns true when there are none. */
  const check = () => {
    const found = findProblems(kind, draft.body);
    setProblems(found);
    const [first] = found.keys();
    if (first === undefined) return true;
    const message = `${namePlace(first.split("."))}: ${found.get(first)}`;
    notify({ type: "error", title: "Not ready to publish", message });
    requestAnimationFrame(() => document.getElementById(placeId(first.split(".")))?.focus());
    return false;
  };

  const publish = async (choice: PublishChoice) => {
    try {
      const { data } = await api.POST("/api/v1/admin/contents/{kind}/{language}/versions", {
        params: { path: place },
        body: { ...choice, basedOn: draft.basedOn, body: draft.body },
      });
      const newest = data?.version ?? version + 1;
      draft.published(newest);
      const message = `Version ${newest} is live.`;
      notify({ id: lastPublishing, type: "success", title: "Published", message, duration: 5000 });
    } catch (failure) {
      // Only somebody who sees the form can put both versions together, so the dialog closes then.
      if (!(failure instanceof ApiError) || failure.code !== "content.published_meanwhile") throw failure;
      const { message } = failure;
      notify({ id: lastPublishing, type: "error", title: "Not published", message, autoClose: false });
    }
    await refreshContent(client, place);
  };

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <LeaveGuard isHeld={draft.isHeld} />
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto text-sm text-ink-2" role="status">
            {version === 0
              ? "Nothing is published in this language yet; people see the English text."
              : `Version ${version} is published.`}
            {draft.isChanged && " You have changes that are not published."}
          </p>
          {draft.isHeld && (
            <Button variant="ghost" onClick={() => setOpen("discard")}>
              Discard changes
            </Button>
          )}
          <Button onClick={() => check() && void openPreview(place, draft.body)}>Preview</Button>
          <Button
            variant="primary"
            disabled={(!draft.isChanged && version > 0) || draft.conflicts.length > 0}
            onClick={() => check() && setOpen("publish")}
          >
            Publish...
          </Button>
        </div>
        {content.otherLanguage && <OtherLanguageNotice other={content.otherLanguage} />}
        <DraftNotices draft={draft} />
        {draft.conflicts.length > 0 && <MergePanel key={version} content={content} draft={draft} />}
      </div>
      <ContentForm
        kind={kind}
        body={draft.body}
        problems={problems}
        onChange={(path, next) => {
          draft.change(path, next);
          if (problems.has(path.join(".")))
            setProblems(new Map([...problems].filter(([key]) => key !== path.join("."))));
        }}
      />
      <VersionsPanel content={content} isChanged={draft.isChanged} />
      {open === "publish" && (
        <PublishDialog kind={kind} onClose={() => setOpen(undefined)} onPublish={publish} />
      )}
      <ConfirmDialog
        isOpen={open === "discard"}
        onClose={() => setOpen(undefined)}
        onConfirm={() => {
          draft.discard();
          setProblems(new Map());
        }}
        title="Discard your changes?"
        confirmLabel="Discard changes"
      >
        <p>
          The published version does not change.
          {draft.setAside.length > 0 && " Text that is set aside is discarded too."}
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** The problems of a content by place. Empty when it can be published. */
function findProblems(kind: ContentKind, body: unknown): Map<string, string> {
  return new Map(findContentProblems(kind, body).map(({ path, message }) => [path.join("."), message]));
}
