import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { nameField } from "../../contract/content/name-field.ts";
import type { DraftState } from "./use-draft.ts";

/** What became of the draft while others published: what was taken in, and what gave way and is kept. */
export function DraftNotices({ draft }: { draft: DraftState }) {
  const { taken, setAside } = draft;
  return (
    <>
      {taken && (
        <Banner>
          <p>
            Version {taken.version} was published while you wrote:{" "}
            {list.format(taken.sections.map(nameField))} {taken.sections.length === 1 ? "is" : "are"} taken
            from it. What you typed elsewhere stands.
          </p>
        </Banner>
      )}
      {setAside.map(({ section }, index) => (
        <Banner
          key={index + section}
          tone="warn"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => draft.swap(index)}>
                Exchange
              </Button>
              <Button size="sm" variant="ghost" onClick={() => draft.drop(index)}>
                Discard it
              </Button>
            </span>
          }
        >
          <p>
            Other words for {nameField(section)} are set aside. Exchange them for those that stand there, or
            discard them.
          </p>
        </Banner>
      ))}
    </>
  );
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
