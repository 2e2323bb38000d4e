import type { RefObject } from "react";
import { filesOfChooser } from "./given-files.ts";
import type { GivenFile } from "./upload-queue.ts";

/** The file chooser of the system, opened by a button elsewhere. */
export function FileInput({ input, chooses, onFiles }: FileInputProps) {
  return (
    <input
      ref={(element) => {
        input.current = element;
        // React has no property for it.
        if (chooses === "folder") element?.setAttribute("webkitdirectory", "");
      }}
      type="file"
      hidden
      multiple={chooses !== "file"}
      data-chooses={chooses}
      onChange={({ target }) => {
        const files = filesOfChooser(target.files);
        // The same file can be chosen again.
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  chooses: "file" | "files" | "folder";
  onFiles: (files: GivenFile[]) => void;
}
