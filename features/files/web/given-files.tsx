import type { GivenFile } from "../contract/index.ts";
import { openPreview } from "./preview-store.ts";

/** What the model was given of the files, under its answer. */
export function GivenFiles({ files }: { files: readonly GivenFile[] | null }) {
  if (!files || files.length === 0) return null;
  return (
    <p className="mt-3 text-xs text-ink-3">
      Given to the model:{" "}
      {files.map((file, index) => (
        <span key={file.fileId}>
          {index > 0 && "; "}
          <button
            type="button"
            className="rounded-sm text-ink-2 underline decoration-line-3 underline-offset-3 hover:decoration-accent"
            onClick={() => openPreview({ fileId: file.fileId, name: file.name, place: file.places[0] })}
          >
            {file.name}
          </button>{" "}
          ({describeGiven(file)})
        </span>
      ))}
    </p>
  );
}

const mostPlaces = 6;

function describeGiven({ as, places }: GivenFile): string {
  switch (as) {
    case "whole":
      return "the whole file";
    case "passages": {
      const more = places.length - mostPlaces;
      return `passages: ${places.slice(0, mostPlaces).join("; ")}${more > 0 ? ` and ${more} more` : ""}`;
    }
    case "image":
      return "the image";
    case "unseen_image":
      return "not seen: this model does not see images";
    case "nothing":
      return "nothing: the file is gone";
  }
}
