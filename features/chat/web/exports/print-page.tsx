import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useEffect } from "react";
import { useParams } from "react-router";
import { awaitedResult } from "#features/runs/web/index.tsx";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { untilGone } from "#platform/web/page/until-gone.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useConversation } from "../api/use-conversation.ts";
import { listWholeBranch } from "./list-whole-branch.ts";
import { PrintedMessage } from "./printed-message.tsx";

/** A conversation as a document. Opens the print dialog, where it can be saved as a PDF. */
export function PrintPage() {
  const { conversationId = "" } = useParams();
  const conversation = useConversation(conversationId);
  const branch = useQuery({
    queryKey: ["printed", conversationId],
    queryFn: ({ signal }) => listWholeBranch(conversationId, signal),
    gcTime: 0,
  });
  const { messages, isWhole = true } = branch.data ?? {};
  const title = conversation.data?.title;
  useDocumentTitle(title);
  const isReady = title !== undefined && messages !== undefined;
  useEffect(() => {
    if (!isReady) return;
    // Fonts and charts change the breaks of pages.
    void Promise.all([document.fonts.ready, untilGone(awaitedResult)]).then(() => print());
  }, [isReady]);

  return (
    <div className="mx-auto w-full max-w-conversation page-gutter py-8 print:max-w-none print:p-0">
      <UntilLoaded
        of={conversation.isError ? conversation : branch}
        title="The conversation could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
      {isReady && (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-1 bg-paper-2 p-3 print:hidden">
            <p className="min-w-0 text-sm text-ink-2">Choose “Save as PDF” in the print dialog.</p>
            <Button variant="primary" onClick={() => print()} icon={<Printer aria-hidden="true" size={16} />}>
              Print
            </Button>
          </div>
          <header className="mb-6 border-b border-line-2 pb-4">
            <h1 className="font-serif text-3xl font-medium text-balance wrap-anywhere">{title}</h1>
            <p className="mt-2 text-sm text-ink-2 tabular-nums">
              {conversation.data && day.format(new Date(conversation.data.createdAt))} · printed{" "}
              {day.format(new Date())}
            </p>
            {!isWhole && messages && (
              <p className="mt-2 text-sm text-ink-2">
                Only the last {messages.length.toLocaleString("en-US")} messages are here. Export the
                conversation for all of them.
              </p>
            )}
          </header>
          {messages.map((message) => (
            <PrintedMessage key={message.id} message={message} />
          ))}
          <footer className="mt-10 border-t border-line-1 pt-3 text-xs text-ink-3">
            The answers were written by an AI assistant and may contain mistakes.
          </footer>
        </>
      )}
    </div>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
