import type { User } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { readUserName } from "../read-user-name.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { avatarAddress } from "./avatar-address.ts";
import { CutPictureDialog } from "./cut-picture-dialog.tsx";

/** Shows, changes and removes the person's picture. */
export function AvatarEditor({ user }: { user: User }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const picture = avatarAddress(user, "large");

  const remove = async () => {
    setBusy(true);
    try {
      await api.DELETE("/api/v1/me/avatar");
      await refreshSessionAgain();
      const message = "Your picture is removed.";
      notify({ id: "profile", type: "success", title: "Success", message, duration: 4000 });
    } catch (error) {
      notify({ type: "error", title: "Error", message: describeError(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      <Avatar size="lg" name={readUserName(user) || user.email || "You"} picture={picture} isNamed />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-md font-medium break-words">{readUserName(user) || "No name yet"}</p>
        <p className="text-sm break-words text-ink-2">{user.email}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => picker.current?.click()}>
          {picture ? "Change picture" : "Add a picture"}
        </Button>
        {picture && (
          <Button size="sm" busy={isBusy} onClick={() => void remove()}>
            Remove picture
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture file"
        className="hidden"
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {file && <CutPictureDialog file={file} onClose={() => setFile(undefined)} />}
    </div>
  );
}
