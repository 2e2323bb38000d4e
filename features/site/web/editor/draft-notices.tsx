import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { nameField } from "../../contract/content/name-field.ts";
import type { DraftState } from "./use-draft.ts";

/**
 * Reports the effects of other people's publications on the draft: merged sections, and sections set aside.
 */
export function DraftNotices({ draft }: { draft: DraftState }) {
  const { taken, setAside } = draft;
  return (
    <>
      {taken && (
        <Banner>
          <p>
            Version {taken.version} was published while you were editing.{" "}
            {list.format(taken.sections.map(nameField))} now {taken.sections.length === 1 ? "shows" : "show"}{" "}
            its text. Your other changes are kept.
          </p>
        </Banner>
      )}
      {setAside.map(({ section }, index) => (
        <SetAsideNotice
          key={`${setAside.slice(0, index).filter((each) => each.section === section).length} ${section}`}
          section={section}
          onSwap={() => draft.swap(index)}
          onDrop={() => draft.drop(index)}
        />
      ))}
    </>
  );
}

function SetAsideNotice({ section, onSwap, onDrop }: SetAsideProps) {
  const name = nameField(section);
  return (
    <Banner
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onSwap} aria-label={`Swap ${name}`}>
            Swap
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={onDrop}
            aria-label={`Discard the text set aside for ${name}`}
          >
            Discard
          </Button>
        </span>
      }
    >
      <p>Another text for {name} is set aside. Swap it with the current text, or discard it.</p>
    </Banner>
  );
}

interface SetAsideProps {
  section: string;
  onSwap: () => void;
  onDrop: () => void;
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
