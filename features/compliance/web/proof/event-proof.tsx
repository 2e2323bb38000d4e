import { Check } from "lucide-react";
import { Suspense, useState } from "react";
import { saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Finding } from "../../contract/verify/finding.ts";
import { formatCount } from "./format-count.ts";
import { proofTexts } from "./texts/proof-texts.ts";
import { useEventProof } from "./use-log-state.ts";

const FindingList = optionalPart(async () => (await import("./finding-list.tsx")).FindingList);

/** Where an event stands in the log, verified in this browser on request. */
export function EventProof({ id, number }: { id: string; number: number }) {
  const { event: words } = useTexts(proofTexts);
  const place = useEventProof(id);
  const [findings, setFindings] = useState<Finding[]>();
  const proof = place.data?.proof;

  async function verify(shown: { file: string; origin: string }) {
    const { verifyEvent } = await import("./verify-event.ts");
    setFindings(await verifyEvent(shown));
  }

  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <UntilLoaded of={place} title={words.failed} waiting={<Skeleton className="h-10 w-full" />} />
      {place.data && !proof && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-base text-ink-2">{words.pending}</p>
          <Button size="sm" busy={place.isFetching} onClick={() => void place.refetch()}>
            {words.refresh}
          </Button>
        </div>
      )}
      {proof && (
        <>
          <p className="text-base">
            {words.place(formatCount(proof.index + 1), formatCount(proof.size))}{" "}
            <RelativeTime at={new Date(proof.signedAt)} />
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void verify(proof)}>
              {words.verify}
            </Button>
            <Button
              size="sm"
              onClick={() =>
                saveFile(`event-${number}.tlog-proof`, new Blob([proof.file], { type: "text/plain" }))
              }
            >
              {words.download}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {findings &&
          (findings.at(-1)?.outcome === "passed" ? (
            <p className="flex items-center gap-2 text-base">
              <Check aria-hidden="true" size={16} className="text-good" />
              {words.passed}
            </p>
          ) : (
            <Suspense>
              <FindingList findings={findings} />
            </Suspense>
          ))}
      </div>
    </section>
  );
}
