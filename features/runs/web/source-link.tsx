import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { InsideLinks, type ShowInsideLink } from "#platform/web/markdown/inside-link.ts";
import { readLink } from "#platform/web/markdown/read-link.ts";
import type { ReadSource } from "./source-chips.tsx";

const PassageDialog = lazy(async () => ({ default: (await import("./passage-dialog.tsx")).PassageDialog }));

type CitedSource = ReadSource & { toolCallId: string };

/** Links of a text to pages that its run has read open what was read, beside what the texts around it open. */
export function SourceLinks({ sources, children }: { sources: readonly ReadSource[]; children: ReactNode }) {
  const outer = use(InsideLinks);
  const cited = sources.filter((source): source is CitedSource => source.toolCallId !== undefined);
  const show: ShowInsideLink = (address, words) => outer?.(address, words) ?? linkTo(cited, address, words);
  return <InsideLinks value={show}>{children}</InsideLinks>;
}

function linkTo(sources: readonly CitedSource[], address: string, words: ReactNode): ReactNode | undefined {
  const page = pageOf(address);
  const source = page && sources.find(({ url }) => pageOf(url) === page);
  return source ? <SourceLink source={source}>{words}</SourceLink> : undefined;
}

/** The address without the place on its page. Undefined for what is no page. */
function pageOf(address: string): string | undefined {
  const link = readLink(address);
  return link?.kind === "web" ? link.href.replace(/#.*$/, "") : undefined;
}

function SourceLink({ source, children }: { source: CitedSource; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="rounded-sm text-left text-accent underline decoration-dotted decoration-1 underline-offset-3 break-words hover:decoration-solid"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PassageDialog source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
