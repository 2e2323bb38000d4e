import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { HandedList } from "./handed-list.tsx";
import { offboardingTexts } from "./texts/offboarding-texts.ts";
import type { useOffboarding } from "./use-offboarding.ts";

/** Who takes over, how much, and what becomes readable to whom. */
export function SuccessorChoice({ leaving, onChoose }: SuccessorChoiceProps) {
  const words = useTexts(offboardingTexts);
  const { heir: successor = null, heirs: successors = [] } = leaving.data ?? {};
  return (
    <div className="grid gap-4">
      {successors.length > 0 && (
        <Select
          label={words.successor}
          value={successor?.userId ?? null}
          options={successors.map((one) => ({ value: one.userId, label: one.name }))}
          onChange={onChoose}
        />
      )}
      <UntilLoaded
        of={{ ...leaving, error: leaving.error instanceof Error ? leaving.error : null }}
        title={words.failed}
      />
      {leaving.data && <HandedList leaving={leaving.data} />}
    </div>
  );
}

interface SuccessorChoiceProps {
  leaving: ReturnType<typeof useOffboarding>;
  onChoose: (userId: string) => void;
}
