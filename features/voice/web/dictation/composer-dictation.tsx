import { Suspense } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import type { DictateButtonProps } from "./dictate-button.tsx";

const DictateButton = optionalPart<DictateButtonProps>(
  async () => (await import("./dictate-button.tsx")).DictateButton,
);

/** The dictation button of the composer, loaded with it. */
export function ComposerDictation(props: DictateButtonProps) {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 pointer-coarse:size-11" />}>
      <DictateButton {...props} />
    </Suspense>
  );
}
