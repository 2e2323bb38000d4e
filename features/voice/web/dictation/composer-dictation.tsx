import { type ComponentType, lazy, Suspense } from "react";
import type { DictateButtonProps } from "./dictate-button.tsx";

// Where it does not come, one writes.
const DictateButton = lazy(
  async (): Promise<{ default: ComponentType<DictateButtonProps> }> =>
    import("./dictate-button.tsx").then(
      (module) => ({ default: module.DictateButton }),
      () => ({ default: () => null }),
    ),
);

/** The microphone beside the field in which one writes; loaded when the field is there. */
export function ComposerDictation(props: DictateButtonProps) {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 pointer-coarse:size-11" />}>
      <DictateButton {...props} />
    </Suspense>
  );
}
