import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import type { Memory } from "../contract/index.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { ProposalsPanel } from "./proposals-panel.tsx";
import { SwitchPanel } from "./switch-panel.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";

const MemoryDialog = lazy(async () => ({ default: (await import("./memory-dialog.tsx")).MemoryDialog }));

/** The section of the settings about what is remembered: proposals first, then what is kept. */
export function MemoryPage() {
  const texts = useTexts(memoryTexts);
  const [parameters] = useSearchParams();
  const [opened, setOpened] = useState<Memory | { isNewFor: string }>();
  return (
    <SectionPage title={texts.title} lead={texts.lead}>
      <SwitchPanel />
      <ProposalsPanel onEdit={setOpened} />
      <KeptPanel
        firstFor={parameters.get("agent") ?? ""}
        onEdit={setOpened}
        onAdd={(of) => setOpened({ isNewFor: of })}
      />
      {opened && (
        <Suspense>
          <MemoryDialog
            {...("isNewFor" in opened ? { firstFor: opened.isNewFor } : { memory: opened })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </SectionPage>
  );
}
