import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import type { ToolSource } from "#features/tools/contract/index.ts";
import { dropInvisibleCharacters } from "#platform/web/markdown/invisible-characters.ts";
import { OutsideLink } from "#platform/web/markdown/outside-link.tsx";
import { readLink } from "#platform/web/markdown/read-link.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import { useToolCall } from "./use-tool-call.ts";
import { WithheldResult } from "./withheld-result.tsx";

/** What the model read of a source, as it was stored then. The page itself may have changed since. */
export function PassageDialog({ source, onClose }: PassageDialogProps) {
  const passage = useToolCall(source.toolCallId);
  const host = readLink(source.url)?.host;
  const { content, contentHash, finishedAt } = passage.data ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={source.title || host || "Source"}
      description="What the model read, kept with this answer. The page may have changed since."
      footer={<LivePage source={source} />}
    >
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {host && (
          <>
            <dt className="text-ink-3">Address</dt>
            <dd className="min-w-0 font-mono text-xs leading-5 break-all">{source.url}</dd>
          </>
        )}
        {finishedAt && (
          <>
            <dt className="text-ink-3">Read</dt>
            <dd className="tabular-nums">{formatUtc(new Date(finishedAt))}</dd>
          </>
        )}
        {contentHash && (
          <>
            <dt className="text-ink-3">SHA-256</dt>
            <dd className="flex min-w-0 items-start gap-1 font-mono text-xs leading-5">
              <span className="min-w-0 break-all">{contentHash}</span>
              <CopyButton value={contentHash} label="Copy the hash" className="-my-1" />
            </dd>
          </>
        )}
      </dl>
      <div className="mt-4">
        <UntilLoaded
          of={passage}
          title="The passage could not be loaded"
          waiting={<Skeleton className="h-56 w-full" />}
        />
        {passage.data?.isWithheld && <WithheldResult />}
        {passage.data && !passage.data.isWithheld && content === null && (
          <p className="text-sm text-ink-2">Nothing was kept of this source.</p>
        )}
        {content && (
          <section aria-label="Passage">
            <pre
              ref={reachWhenScrollable}
              className="max-h-[50vh] overflow-auto rounded-lg border border-line-1 bg-paper-2 px-3 py-2 font-mono text-xs leading-5 break-words whitespace-pre-wrap -outline-offset-2"
            >
              {dropInvisibleCharacters(content)}
            </pre>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The live page opens only from here, after its whole address was shown. */
function LivePage({ source }: { source: ToolSource }) {
  const icon = <ExternalLink aria-hidden="true" size={16} />;
  if (source.url.startsWith("/")) {
    return (
      <Link to={source.url} className={buttonStyle("secondary", "md")}>
        {source.url.startsWith("/chat/") ? "Open the conversation" : "Open the document"}
      </Link>
    );
  }
  if (!readLink(source.url)) return null;
  return (
    <OutsideLink address={source.url} isHostShown={false} className={buttonStyle("secondary", "md")}>
      {icon}
      Open the live page
    </OutsideLink>
  );
}

interface PassageDialogProps {
  source: ToolSource & { toolCallId: string };
  onClose: () => void;
}
