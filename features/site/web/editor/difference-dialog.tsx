import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { nameField } from "../../contract/content/name-field.ts";
import { TextDifference } from "../legal/text-difference.tsx";
import { type ContentPlace, useDifference } from "./use-content.ts";

/** The changes of a version, by place. */
export function DifferenceDialog({ place, version, onClose }: DifferenceDialogProps) {
  const query = useDifference(place, version);
  const { data } = query;
  return (
    <Dialog isOpen onClose={onClose} title={`What version ${version} changed`} size="wide">
      <UntilLoaded of={query} title="The difference could not be loaded" />
      {data?.against === null && <p className="mb-3 text-sm text-ink-2">This is the first version.</p>}
      {data?.places.length === 0 && <p className="text-sm text-ink-2">This version changed nothing.</p>}
      {data?.against !== null && (
        <dl className="grid gap-4">
          {data?.places.map(({ place: name, changes, movedFrom }) => (
            <div key={`${name} ${movedFrom} ${changes[0]?.state}`}>
              <dt className="text-sm font-semibold">{name.split(" › ").map(nameField).join(" › ")}</dt>
              <dd className="mt-1">
                {movedFrom !== null && (
                  <p className="mb-1 text-sm text-ink-2">
                    Moved from position {movedFrom} to position {name.split(" › ").at(-1)}.
                  </p>
                )}
                <TextDifference
                  changes={changes}
                  labels={{ added: "added", removed: "removed" }}
                  lang={place.language}
                  className="rounded-md border border-line-1 bg-paper-2 p-3"
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}

interface DifferenceDialogProps {
  place: ContentPlace;
  version: number;
  onClose: () => void;
}
