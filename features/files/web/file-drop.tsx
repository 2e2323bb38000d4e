import type { ReactNode } from "react";
import { useDropOnPage } from "./use-drop-on-page.ts";

/** Takes files that are dropped on the page or pasted. Text is left alone. */
export function FileDrop({ onFiles, isOn, children }: FileDropProps) {
  const isOver = useDropOnPage(isOn, onFiles);
  if (!isOn) return <>{children}</>;
  return (
    <fieldset
      aria-label="Message and files"
      className={`relative min-w-0 rounded-xl ${isOver ? "outline-2 outline-accent outline-offset-2 outline-dashed" : ""}`}
      onPaste={(event) => {
        const { files } = event.clipboardData;
        if (files.length === 0) return;
        event.preventDefault();
        onFiles([...files]);
      }}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-xl bg-paper-1/90 text-sm font-medium text-ink-1">
          Drop the files to attach them
        </p>
      )}
    </fieldset>
  );
}

interface FileDropProps {
  onFiles: (files: File[]) => void;
  isOn: boolean;
  children: ReactNode;
}
