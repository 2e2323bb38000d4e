import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";

/** Takes files that are dropped or pasted. Text is left alone. */
export function FileDrop({ onFiles, isOn, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  if (!isOn) return <>{children}</>;

  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <fieldset
      aria-label="Message and files"
      className={`relative min-w-0 rounded-xl ${isOver ? "outline-2 outline-accent outline-offset-2 outline-dashed" : ""}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {children}
    </fieldset>
  );
}

interface FileDropProps {
  onFiles: (files: File[]) => void;
  isOn: boolean;
  children: ReactNode;
}
