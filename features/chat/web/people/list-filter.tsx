import { useTexts } from "#platform/web/language/texts.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { peopleTexts } from "./texts/people-texts.ts";

export type Whose = "all" | "mine" | "shared";

/** Whose conversations the list shows. */
export function ListFilter({ value, onChange }: { value: Whose; onChange: (value: Whose) => void }) {
  const { filter } = useTexts(peopleTexts);
  const options = (["all", "mine", "shared"] as const).map((option) => ({
    value: option,
    label: filter[option],
  }));
  return (
    <Segmented label={filter.label} {...{ options, value, onChange }} className="self-start max-w-full" />
  );
}
