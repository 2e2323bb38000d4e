import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";

/** Opens the file chooser of the system. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-attach=""
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <IconButton
        label="Attach files"
        icon={<Paperclip aria-hidden="true" size={18} />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
