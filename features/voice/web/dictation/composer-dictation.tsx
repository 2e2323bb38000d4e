import { type ComponentType, lazy, Suspense } from "react";
import type { DictateButtonProps } from "./dictate-button.tsx";

// If it fails to load, the person writes instead.
const DictateButton = lazy(
  async (): Promise<{ default: ComponentType<DictateButtonProps> }> =>
    import("./dictate-button.tsx").then(
      (module) => ({ default: module.DictateButton }),
      () => ({ default: () => null }),
    ),
);

/** The dictation button of the composer, loaded with it. */
export function ComposerDictation(props: DictateButtonProps) {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 pointer-coarse:size-11" />}>
      <DictateButton {...props} />
    </Suspense>
  );
}
